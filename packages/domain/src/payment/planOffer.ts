import { TIERS } from '../entitlements.ts'
import { grantedTier } from '../member/grantedTier.ts'
import { isPeriodAt } from './Period.ts'
import { isTierPlan, type PlanId, planOf } from './plans.ts'
import { openRefundOfSubscription, type Standing } from './Standing.ts'
import { isSubscriptionOver } from './Subscription.ts'
import { subscriptionOf } from './subscriptionOf.ts'

export type PlanOffer =
  | { kind: 'buy' | 'extend' }
  /** It renews by itself. */
  | { kind: 'current' }
  /** Another tier is running, or one is granted; changing it is done by customer service. */
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
  if (!line || isSubscriptionOver(line)) {
    // Whoever was granted a tier changes it as whoever pays for one does: through customer service.
    if (grantedTier(standing.grant, now) !== 'free') return { kind: 'contact' }
    return { kind: line?.planId === planId && !line.endedByRefund ? 'extend' : 'buy' }
  }
  if (line.planId !== planId) return { kind: 'contact' }
  if (line.state !== 'stopped') return { kind: 'current' }
  return { kind: isCovered(planId, standing, line.expiresAt) ? 'contact' : 'extend' }
}

/** Whether an extension would be paid for nothing when its time begins: a grant gives as much, or more. */
const isCovered = (planId: PlanId, { grant }: Standing, startsAt: Date): boolean =>
  TIERS.indexOf(grantedTier(grant, startsAt)) >= TIERS.indexOf(planOf(planId).tier ?? 'free')

/** A second pass of the same sheets adds to the first until its own expiry. */
const sheetOffer = (planId: PlanId, { periods }: Standing, now: Date): PlanOffer => ({
  kind: periods.some((period) => period.planId === planId && isPeriodAt(period, now)) ? 'extend' : 'buy',
})
