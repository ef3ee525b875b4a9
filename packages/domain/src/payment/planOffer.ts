import { isPeriodAt } from './Period.ts'
import { isTierPlan, type PlanId } from './plans.ts'
import { openRefundOfSubscription, type Standing } from './Standing.ts'
import { isSubscriptionOver } from './Subscription.ts'
import { subscriptionOf } from './subscriptionOf.ts'

export type PlanOffer =
  | { kind: 'buy' | 'extend' }
  /** It renews by itself. */
  | { kind: 'current' }
  /** Another tier is running; changing it is done by customer service. */
  | { kind: 'contact' }
  | { kind: 'refused'; reason: 'refundOpen' | 'orderPending' }

/** What a plan's card offers, and what an order is refused for. */
export function planOffer(planId: PlanId, standing: Standing, now: Date): PlanOffer {
  const offer = isTierPlan(planId) ? tierOffer(planId, standing, now) : sheetOffer(planId, standing, now)
  const isForSale = offer.kind === 'buy' || offer.kind === 'extend'
  return isForSale && standing.isOrderPending ? { kind: 'refused', reason: 'orderPending' } : offer
}

function tierOffer(planId: PlanId, standing: Standing, now: Date): PlanOffer {
  const line = subscriptionOf(standing, now)
  if (openRefundOfSubscription(standing)) return { kind: 'refused', reason: 'refundOpen' }
  if (!line) return { kind: 'buy' }
  const isSame = line.planId === planId
  if (isSubscriptionOver(line)) return { kind: isSame && !line.endedByRefund ? 'extend' : 'buy' }
  if (!isSame) return { kind: 'contact' }
  return { kind: line.state === 'stopped' ? 'extend' : 'current' }
}

/** A second pass of the same sheets adds to the first until its own expiry. */
const sheetOffer = (planId: PlanId, { periods }: Standing, now: Date): PlanOffer => ({
  kind: periods.some((period) => period.planId === planId && isPeriodAt(period, now)) ? 'extend' : 'buy',
})
