import { subscriptionRule } from './nextSubscription.ts'
import type { Order } from './Order.ts'
import type { Period } from './Period.ts'
import { periodEnd, seoulDay } from './periodEnd.ts'
import { isTierPlan, planOf } from './plans.ts'
import { openRefundOfSubscription, type Standing } from './Standing.ts'
import type { Subscription } from './Subscription.ts'
import { subscriptionOf } from './subscriptionOf.ts'

export interface Grant {
  period: Period
  /** The subscription afterwards. It is unchanged for sheets. */
  subscription: Subscription | null
}

/**
 * A paid order grants one period, from now or from the expiry of the subscription, without a gap or an
 * overlap. The time counts from the grant and not from the capture, so that a buyer whose payment was found
 * late loses nothing.
 */
export function grantOrder(
  order: Order,
  standing: Standing,
  { now, subscriptionId }: { now: Date; subscriptionId: string },
): Grant {
  const plan = planOf(order.planId)
  if (!isTierPlan(order.planId)) {
    return { period: periodOf(order, now, periodEnd(now, plan)), subscription: standing.subscription }
  }
  const line = subscriptionOf(standing, now)
  const rule = subscriptionRule(
    line,
    order.kind === 'renew'
      ? { type: 'renewed' }
      : { type: 'bought', planId: order.planId, withCard: order.autoRenew },
    { isRefundOpen: openRefundOfSubscription(standing) !== null, now },
  )
  if (!rule) throw new Error(`Order ${order.id} may not be granted`)
  const appendsTo = rule.period === 'append' ? line : null
  const startsAt = appendsTo?.expiresAt ?? now
  const anchorDay = appendsTo?.anchorDay ?? seoulDay(now)
  const endsAt = periodEnd(startsAt, plan, anchorDay)
  return {
    period: periodOf(order, startsAt, endsAt),
    subscription: {
      id: line?.id ?? subscriptionId,
      payerId: order.payerId,
      planId: order.planId,
      state: rule.to,
      life: appendsTo?.life ?? (line?.life ?? 0) + 1,
      periodCount: (appendsTo?.periodCount ?? 0) + 1,
      anchorDay,
      expiresAt: endsAt,
      hasCard: appendsTo?.hasCard ?? order.autoRenew,
      failedRenewals: 0,
      pastDueSince: null,
      lastFailedAt: null,
      endedByRefund: false,
    },
  }
}

const periodOf = (order: Order, startsAt: Date, endsAt: Date): Period => ({
  orderId: order.id,
  planId: order.planId,
  paidWon: order.amountWon,
  startsAt,
  endsAt,
  usedAt: null,
  frozenMs: 0,
  closedAt: null,
  refundedWon: 0,
})
