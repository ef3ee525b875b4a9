import { entitlementOf, isTierPlan, NO_STANDING, PLANS, planOffer, type Standing } from '@pandok/domain'
import { paymentPlans as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'

export const paymentPlans = implement(contract, async ({ actor, repositories, now }) => {
  const payer = actor && (await repositories.payers.findByMember(actor.memberId))
  const standing: Standing = payer ? await repositories.standings.load(payer.id) : NO_STANDING
  const at = now()
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
    }
  })
  return { plans: [free, ...paid] }
})
