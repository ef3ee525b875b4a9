import { ConfirmDialog } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

export interface Losses {
  hasReport: boolean
  /** True if marks on the images beside the report would be lost. */
  hasMarks: boolean
}

interface LeaveReportProps {
  isOpen: boolean
  /** Absent if only the report is left. */
  losses?: Losses | undefined
  onLeave: () => void
  onStay: () => void
}

/** Asks before a report, or marks on the images beside it, that exist only here are lost. */
export function LeaveReport({ isOpen, losses, onLeave, onStay }: LeaveReportProps) {
  const text = useText()
  const hasReport = losses?.hasReport ?? true
  const lost = [hasReport && text('plateRun.leave.text'), losses?.hasMarks && text('viewer.keep.leave.text')]
  return (
    <ConfirmDialog
      open={isOpen}
      tone="danger"
      title={text(hasReport ? 'plateRun.leave.title' : 'viewer.keep.leave.title')}
      text={lost.filter((words) => typeof words === 'string').join(' ')}
      confirmLabel={text(hasReport ? 'plateRun.leave.go' : 'viewer.keep.leave')}
      cancelLabel={text('plateRun.leave.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
