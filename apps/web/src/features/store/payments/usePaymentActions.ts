import {
  type PaymentView,
  paymentHistory,
  paymentPlans,
  paymentRefundWithdraw,
  paymentResumeAuto,
  paymentStopAuto,
  paymentSubscription,
  type SubscriptionView,
  userInfo,
} from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'
import { useMoney } from '#shared/payment/useMoney.ts'

/** An action that needs to be confirmed first. */
export type PaymentPrompt =
  | { kind: 'stop' | 'resume'; subscription: SubscriptionView }
  | { kind: 'refund' | 'withdraw'; paymentId: string }
  | { kind: 'receipt'; payment: PaymentView }

export function usePaymentActions() {
  const text = useText()
  const money = useMoney()
  const [prompt, ask] = useState<PaymentPrompt | null>(null)
  const stopAuto = useAction(paymentStopAuto)
  const resumeAuto = useAction(paymentResumeAuto)
  const refundWithdraw = useAction(paymentRefundWithdraw)

  /** The dialog stays until the page shows the change, because the row below it offers the same again. */
  async function finish(message: string | null) {
    await Promise.all(
      [paymentSubscription, paymentHistory, paymentPlans, userInfo].map((contract) =>
        refetchAction(contract),
      ),
    )
    ask(null)
    if (message) toast({ tone: 'success', title: message })
  }

  async function stop({ id }: SubscriptionView) {
    const answer = await stopAuto.run({ subscriptionId: id })
    if (answer === 'error') return finish(null)
    const { expiresAt, label } = answer.subscription
    // A subscription with an outstanding renewal ends at once.
    const word = label === 'stopped' ? 'payments.stop.done' : 'store.summary.over'
    await finish(text(word, { date: money.moment(expiresAt) }))
  }

  async function resume({ id }: SubscriptionView) {
    const answer = await resumeAuto.run({ subscriptionId: id })
    if (answer === 'error') return finish(null)
    const { next, expiresAt } = answer.subscription
    await finish(text('payments.resume.done', { date: money.day(next?.at ?? expiresAt) }))
  }

  async function withdraw(paymentId: string) {
    const answer = await refundWithdraw.run({ paymentId })
    await finish(answer === 'error' ? null : text('payments.withdraw.done'))
  }

  return {
    prompt,
    ask,
    stop,
    resume,
    withdraw,
    finish,
  }
}

export type PaymentActions = ReturnType<typeof usePaymentActions>
