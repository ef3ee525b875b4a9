import { FOUR_EYES_OVER_WON } from '@pandok/domain'
import type { AdminRefund } from '@pandok/protocol'
import { ConfirmDialog, Notice } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useMoney } from '#shared/payment/useMoney.ts'
import { approverNames } from './approverNames.ts'
import type { RefundDecision } from './useRefundDecision.ts'

interface ApproveDialogProps {
  refund: AdminRefund
  decision: RefundDecision
  onClose: () => void
}

/** Shows the amount, and whether the money is transferred now. */
export function ApproveDialog({ refund, decision, onClose }: ApproveDialogProps) {
  const text = useText()
  const { won } = useMoney()
  const { amount, approvedBy, approvalsNeeded, member } = refund
  const isLast = approvedBy.length + 1 >= approvalsNeeded
  const price = won(amount)
  return (
    <ConfirmDialog
      open
      title={text('office.payments.approve.title', { price })}
      text={text(isLast ? 'office.payments.approve.last' : 'office.payments.approve.first', {
        price,
        name: member?.nickname ?? text('office.payments.withdrawn'),
      })}
      confirmLabel={text('office.payments.approve.confirm', { price })}
      cancelLabel={text('ui.cancel')}
      busy={decision.isBusy}
      onConfirm={() => decision.approve()}
      onCancel={onClose}
    >
      {approvalsNeeded > 1 ? (
        <Notice>
          {isLast
            ? text('office.payments.approve.second', {
                names: approverNames(refund, text),
              })
            : text('office.payments.approve.fourEyes', { limit: won(FOUR_EYES_OVER_WON) })}
        </Notice>
      ) : null}
    </ConfirmDialog>
  )
}
