import { type Entitlement, entitlementOf, type Tier } from '../entitlements.ts'
import { isPeriodAt } from './Period.ts'
import { planOf } from './plans.ts'
import { openRefundOfOrder, openRefundOfSubscription, type Standing } from './Standing.ts'
import { isRenewing } from './Subscription.ts'
import { subscriptionOf } from './subscriptionOf.ts'

/** The access that paid time grants at a moment. */
export interface Access {
  tier: Tier
  /** Places for paid library plates, in addition to those of the tier. */
  sheets: number
}

/**
 * Access is computed from paid periods, so that a later failure takes away nothing that was paid for. A
 * renewing subscription can be used past its expiry while the renewal is being tried; what a refund request
 * covers is frozen.
 */
export function accessAt(standing: Standing, now: Date): Access {
  const current = standing.periods
    .filter((period) => isPeriodAt(period, now) && !openRefundOfOrder(standing, period.orderId))
    .map(({ planId }) => planOf(planId))
  const paidTier = current.find(({ tier }) => tier !== null)?.tier
  return {
    tier: paidTier ?? graceTier(standing, now) ?? 'free',
    sheets: current.reduce((sum, { sheets }) => sum + sheets, 0),
  }
}

function graceTier(standing: Standing, now: Date): Tier | null {
  const line = subscriptionOf(standing, now)
  if (!line || !isRenewing(line) || openRefundOfSubscription(standing)) return null
  // The state of the subscription at this time ends the grace period.
  return line.expiresAt <= now ? planOf(line.planId).tier : null
}

/** Returns how many plates and library places the member has with this access. */
export function entitlementOfAccess({ tier, sheets }: Access): Entitlement {
  const entitlement = entitlementOf(tier)
  return { ...entitlement, libraryPaid: entitlement.libraryPaid + sheets }
}
