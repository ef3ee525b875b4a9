import { ConfirmDialog } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

interface LeaveReportProps {
  isOpen: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks before a report that exists only here is lost. */
export function LeaveReport({ isOpen, onLeave, onStay }: LeaveReportProps) {
  const text = useText()
  return (
    <ConfirmDialog
      open={isOpen}
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
