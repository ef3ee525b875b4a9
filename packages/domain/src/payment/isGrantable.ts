import { subscriptionRule } from './nextSubscription.ts'
import type { Order } from './Order.ts'
import { isTierPlan } from './plans.ts'
import { openRefundOfSubscription, type Standing } from './Standing.ts'
import { subscriptionOf } from './subscriptionOf.ts'

/**
 * Returns whether the money of an order may be kept. A renewal counts only while it is for the coming period
 * of a subscription that renews: after a stop, an expiry or a refund request the money is returned, however
 * late it is found. So is all money that is found after the member has withdrawn.
 */
export function isGrantable(
  { kind, planId, autoRenew, renewal }: Pick<Order, 'kind' | 'planId' | 'autoRenew' | 'renewal'>,
  standing: Standing,
  now: Date,
): boolean {
  if (standing.hasLeft) return false
  if (!isTierPlan(planId)) return kind !== 'renew'
  const line = subscriptionOf(standing, now)
  const context = { isRefundOpen: openRefundOfSubscription(standing) !== null, now }
  if (kind !== 'renew')
    return subscriptionRule(line, { type: 'bought', planId, withCard: autoRenew }, context) !== null
  const isNext =
    line !== null &&
    renewal !== null &&
    line.planId === planId &&
    line.life === renewal.life &&
    line.periodCount === renewal.index
  return isNext && subscriptionRule(line, { type: 'renewed' }, context) !== null
}
