import { entitlementOf, type Tier } from '../entitlements.ts'
import { grantedTier } from '../member/grantedTier.ts'
import { accessAt } from './accessAt.ts'
import { type PlanOffer, planOffer } from './planOffer.ts'
import { isTierPlan, PLANS, type Plan, type PlanId } from './plans.ts'
import type { Standing } from './Standing.ts'

/** A plan as the price list shows it to a visitor or a member. */
export interface OfferedPlan extends Pick<Plan, 'tier' | 'sheets'> {
  id: PlanId | 'free'
  period: Plan['period'] | null
  /** The price in won, including value-added tax. */
  amount: number
  plateLimit: number | null
  library: { free: number; paid: number } | null
  renews: boolean
  /** `none` means that there is nothing to buy. */
  offer: PlanOffer['kind'] | 'none'
  reason: Extract<PlanOffer, { reason: unknown }>['reason'] | null
  /** Customer service granted this tier, and it is in effect; `until` is null if it has no end. */
  granted: { until: string | null } | null
}

/** Lists the plans with what each offers; a visitor has no tier. */
export function offeredPlans(standing: Standing, tier: Tier | null, now: Date): OfferedPlan[] {
  // A grant that isn't above the paid tier has no effect.
  const given = accessAt(standing, now).tier === tier ? null : grantedTier(standing.grant, now)
  const until = standing.grant.tierUntil?.toISOString() ?? null
  const free: OfferedPlan = {
    id: 'free',
    amount: 0,
    period: null,
    tier: 'free',
    sheets: 0,
    ...allowanceOf('free'),
    renews: false,
    offer: tier === 'free' ? 'current' : 'none',
    reason: null,
    granted: null,
  }
  const paid = PLANS.map(({ id, priceWon, period, tier: own, sheets }): OfferedPlan => {
    const offer = planOffer(id, standing, now)
    return {
      id,
      amount: priceWon,
      period,
      tier: own,
      sheets,
      ...allowanceOf(own),
      renews: isTierPlan(id),
      offer: offer.kind,
      reason: offer.kind === 'refused' ? offer.reason : null,
      granted: own !== null && own === given ? { until } : null,
    }
  })
  return [free, ...paid]
}

function allowanceOf(tier: Tier | null): Pick<OfferedPlan, 'plateLimit' | 'library'> {
  if (tier === null) return { plateLimit: null, library: null }
  const { plateLimit, libraryFree, libraryPaid } = entitlementOf(tier)
  return { plateLimit, library: { free: libraryFree, paid: libraryPaid } }
}
