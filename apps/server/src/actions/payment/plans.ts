import {
  accessAt,
  entitlementOf,
  grantedTier,
  isTierPlan,
  NO_GRANT,
  NO_STANDING,
  PLANS,
  planOffer,
} from '@pandok/domain'
import { paymentPlans as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'

export const paymentPlans = implement(
  contract,
  ['members', 'payers', 'standings'],
  async ({ actor, repositories, now }) => {
    const payer = actor && (await repositories.payers.findByMember(actor.memberId))
    const standing = payer
      ? await repositories.standings.load(payer.id)
      : {
          ...NO_STANDING,
          grant: (actor && (await repositories.members.findById(actor.memberId))) ?? NO_GRANT,
        }
    const at = now()
    // A grant that is not above the paid tier has no effect.
    const granted = grantedTier(standing.grant, at)
    const given = accessAt(standing, at).tier === actor?.tier ? null : granted
    const until = standing.grant.tierUntil?.toISOString() ?? null
    const { plateLimit, libraryFree, libraryPaid } = entitlementOf('free')
    const free = {
      id: 'free' as const,
      amount: 0,
      period: null,
      tier: 'free' as const,
      sheets: 0,
      plateLimit,
      library: { free: libraryFree, paid: libraryPaid },
      renews: false,
      offer: actor?.tier === 'free' ? ('current' as const) : ('none' as const),
      reason: null,
      granted: null,
    }
    const paid = PLANS.map(({ id, priceWon, period, tier, sheets }) => {
      const entitlement = tier && entitlementOf(tier)
      const offer = planOffer(id, standing, at)
      return {
        id,
        amount: priceWon,
        period,
        tier,
        sheets,
        plateLimit: entitlement?.plateLimit ?? null,
        library: entitlement && { free: entitlement.libraryFree, paid: entitlement.libraryPaid },
        renews: isTierPlan(id),
        offer: offer.kind,
        reason: offer.kind === 'refused' ? offer.reason : null,
        granted: tier !== null && tier === given ? { until } : null,
      }
    })
    return { plans: [free, ...paid] }
  },
)
