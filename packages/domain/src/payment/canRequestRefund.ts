import { allow, refuse, type Verdict } from '../verdict.ts'
import { isTierPlan } from './plans.ts'
import { quoteRefund } from './quoteRefund.ts'
import { refundScope } from './refundScope.ts'
import { openRefundOfOrder, openRefundOfSubscription, type Standing } from './Standing.ts'
import { subscriptionOf } from './subscriptionOf.ts'

export type RefundRefusal = 'refundOpen' | 'orderPending' | 'pastDue' | 'nothingLeft'

/** The caller must ensure that the order belongs to the member. */
export function canRequestRefund(standing: Standing, orderId: string, now: Date): Verdict<RefundRefusal> {
  const scope = refundScope(standing, orderId, now)
  const isTier = scope.some(({ planId }) => isTierPlan(planId))
  if (openRefundOfOrder(standing, orderId) || (isTier && openRefundOfSubscription(standing)))
    return refuse('refundOpen')
  // An unsettled order may still add a period, or turn out to be a surplus one.
  if (standing.isOrderPending) return refuse('orderPending')
  if (isTier && subscriptionOf(standing, now)?.state === 'pastDue') return refuse('pastDue')
  return quoteRefund(scope, now).totalWon > 0 ? allow() : refuse('nothingLeft')
}
