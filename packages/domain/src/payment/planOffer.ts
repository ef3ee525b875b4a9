import { TIERS } from '../entitlements.ts'
import { grantedTier } from '../member/grantedTier.ts'
import { isPeriodAt } from './Period.ts'
import { isTierPlan, type PlanId, planOf } from './plans.ts'
import { openRefundOfSubscription, type Standing } from './Standing.ts'
import { isSubscriptionOver } from './Subscription.ts'
import { subscriptionOf } from './subscriptionOf.ts'

export type PlanOffer =
  | { kind: 'buy' | 'extend' }
  /** The plan renews automatically. */
  | { kind: 'current' }
  /** Another tier is running or granted, and only customer service can change it. */
  | { kind: 'contact' }
  | { kind: 'refused'; reason: 'refundOpen' | 'orderPending' }

/** Returns what the card of a plan offers, and the reason why an order would be refused. */
export function planOffer(planId: PlanId, standing: Standing, now: Date): PlanOffer {
  const offer = isTierPlan(planId) ? tierOffer(planId, standing, now) : sheetOffer(planId, standing, now)
  const isForSale = offer.kind === 'buy' || offer.kind === 'extend'
  return isForSale && standing.isOrderPending ? { kind: 'refused', reason: 'orderPending' } : offer
}

function tierOffer(planId: PlanId, standing: Standing, now: Date): PlanOffer {
  const line = subscriptionOf(standing, now)
  if (openRefundOfSubscription(standing)) return { kind: 'refused', reason: 'refundOpen' }
  if (!line || isSubscriptionOver(line)) {
    // A granted tier, like a paid one, can only be changed by customer service.
    if (grantedTier(standing.grant, now) !== 'free') return { kind: 'contact' }
    return { kind: line?.planId === planId && !line.endedByRefund ? 'extend' : 'buy' }
  }
  if (line.planId !== planId) return { kind: 'contact' }
  if (line.state !== 'stopped') return { kind: 'current' }
  return { kind: isCovered(planId, standing, line.expiresAt) ? 'contact' : 'extend' }
}

/**
 * Returns whether a grant would still cover an extension when it begins, so that the member would pay for
 * nothing.
 */
const isCovered = (planId: PlanId, { grant }: Standing, startsAt: Date): boolean =>
  TIERS.indexOf(grantedTier(grant, startsAt)) >= TIERS.indexOf(planOf(planId).tier ?? 'free')

/** A second pass for the same sheets adds to the first until its own expiry. */
const sheetOffer = (planId: PlanId, { periods }: Standing, now: Date): PlanOffer => ({
  kind: periods.some((period) => period.planId === planId && isPeriodAt(period, now)) ? 'extend' : 'buy',
})
