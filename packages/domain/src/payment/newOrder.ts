import type { Order } from './Order.ts'
import { planOffer } from './planOffer.ts'
import { isTierPlan, type PlanId, planOf } from './plans.ts'
import type { Standing } from './Standing.ts'
import { isSubscriptionOver } from './Subscription.ts'
import { subscriptionOf } from './subscriptionOf.ts'

/**
 * The amount is that of the plan, whatever the browser sends. The result is null if the plan can't be bought
 * or extended.
 */
export function newOrder(
  asked: { id: string; payerId: string; planId: PlanId; autoRenew: boolean },
  standing: Standing,
  now: Date,
): Order | null {
  const { kind } = planOffer(asked.planId, standing, now)
  if (kind !== 'buy' && kind !== 'extend') return null
  const line = subscriptionOf(standing, now)
  return {
    id: asked.id,
    payerId: asked.payerId,
    planId: asked.planId,
    kind: kind === 'buy' ? 'new' : 'extend',
    // Only a subscription that starts again can begin automatic payment; sheets never renew.
    autoRenew: asked.autoRenew && isTierPlan(asked.planId) && (line === null || isSubscriptionOver(line)),
    amountWon: planOf(asked.planId).priceWon,
    renewal: null,
    state: 'created',
    reason: null,
    voiding: 'none',
    voidAttempt: 0,
    createdAt: now,
    confirmingAt: null,
  }
}
