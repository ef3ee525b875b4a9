import { ConfirmDialog } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

interface LeaveReportProps {
  isAsked: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks before a report that exists only here is lost. */
export function LeaveReport({ isAsked, onLeave, onStay }: LeaveReportProps) {
  const text = useText()
  return (
    <ConfirmDialog
      open={isAsked}
      tone="danger"
      title={text('plateRun.leave.title')}
      text={text('plateRun.leave.text')}
      confirmLabel={text('plateRun.leave.go')}
      cancelLabel={text('plateRun.leave.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
