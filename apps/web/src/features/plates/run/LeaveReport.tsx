import { ConfirmDialog } from '@pandok/ui'
import type { Blocker } from 'react-router'
import { useText } from '#app/text.ts'

export function LeaveReport({ blocker }: { blocker: Blocker }) {
  const text = useText()
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      tone="danger"
      title={text('plateRun.leave.title')}
      text={text('plateRun.leave.text')}
      confirmLabel={text('plateRun.leave.go')}
      cancelLabel={text('plateRun.leave.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
