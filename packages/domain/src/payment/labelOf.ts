import { subscriptionAt } from './nextSubscription.ts'
import type { Period } from './Period.ts'
import { isOpenRefund, type RefundCase } from './RefundCase.ts'
import type { Subscription, SubscriptionState } from './Subscription.ts'

export const PAYMENT_LABELS = [
  'active',
  'stopped',
  'ended',
  'expired',
  'refundRequested',
  'refundCompleted',
] as const
export type PaymentLabel = (typeof PAYMENT_LABELS)[number]

/** A problem with a payment is shown next to the label, because the plan is still in use. */
const LABELS: Record<SubscriptionState, PaymentLabel> = {
  active: 'active',
  pastDue: 'active',
  stopped: 'stopped',
  ended: 'ended',
  expired: 'expired',
}

/** `refund` is the latest one of the subscription, if any. */
export function labelOf(facts: {
  subscription: Subscription
  refund: RefundCase | null
  now: Date
}): PaymentLabel {
  const { subscription, refund, now } = facts
  const isOfThisLife = refund !== null && refund.life === subscription.life
  const isRefundOpen = isOfThisLife && isOpenRefund(refund)
  if (isRefundOpen) return 'refundRequested'
  if (isOfThisLife && refund.state === 'completed') return 'refundCompleted'
  return LABELS[subscriptionAt(subscription, { isRefundOpen, now }).state]
}

/** Sheets don't renew, so they can't be stopped. */
export function sheetLabelOf(facts: {
  period: Period
  refund: RefundCase | null
  now: Date
}): Exclude<PaymentLabel, 'stopped' | 'ended'> {
  const { period, refund, now } = facts
  if (refund && isOpenRefund(refund)) return 'refundRequested'
  if (period.closedAt !== null) return 'refundCompleted'
  return now < period.endsAt ? 'active' : 'expired'
}
