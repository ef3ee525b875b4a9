import {
  type AdminRefund,
  adminPaymentGet,
  adminPaymentList,
  adminRefundByHand,
  adminRefundComplete,
  adminRefundList,
  adminRefundReject,
  adminSummary,
} from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'
import { useMoney } from '#shared/payment/useMoney.ts'

export interface RefundDecision {
  approve: () => Promise<void>
  reject: (reason: string) => Promise<void>
  payByHand: (evidence: string) => Promise<void>
  isBusy: boolean
}

const CHANGED = [adminRefundList, adminSummary, adminPaymentList, adminPaymentGet] as const

/** Sends the decision, reports the result and reloads everything that shows it. */
export function useRefundDecision(
  { paymentId, amount, openAmount }: Pick<AdminRefund, 'paymentId' | 'amount' | 'openAmount'>,
  onDone: () => void,
): RefundDecision {
  const text = useText()
  const { won } = useMoney()
  const complete = useAction(adminRefundComplete)
  const refuse = useAction(adminRefundReject)
  const close = useAction(adminRefundByHand)

  async function finish() {
    // Reloads after a refusal, too, because somebody else may have decided in the meantime.
    await Promise.all(CHANGED.map((contract) => refetchAction(contract)))
    onDone()
  }

  async function approve() {
    const answer = await complete.run({ paymentId })
    if (answer !== 'error') {
      const { approvalsMissing, payment } = answer
      if (approvalsMissing > 0)
        toast({
          tone: 'info',
          title: text('office.payments.refund.done.waiting', { count: approvalsMissing }),
        })
      else if (payment.refund?.state === 'completed' || payment.status === 'refunded')
        toast({
          tone: 'success',
          title: text('office.payments.refund.done.returned', { price: won(amount) }),
        })
      else toast({ tone: 'info', title: text('office.payments.refund.state.processing') })
    }
    await finish()
  }

  async function reject(reason: string) {
    const answer = await refuse.run({ paymentId, reason })
    if (answer !== 'error') toast({ tone: 'success', title: text('office.payments.refund.done.rejected') })
    await finish()
  }

  async function payByHand(evidence: string) {
    const answer = await close.run({ paymentId, amount: openAmount, evidence })
    if (answer !== 'error')
      toast({
        tone: 'success',
        title: text('office.payments.refund.done.byHand', { price: won(openAmount) }),
      })
    await finish()
  }

  const isBusy = complete.isPending || refuse.isPending || close.isPending
  return { approve, reject, payByHand, isBusy }
}
