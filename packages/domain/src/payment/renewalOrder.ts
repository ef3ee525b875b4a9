import { graceEnd, renewalDueAt } from './dunning.ts'
import type { Order, RenewalPlace } from './Order.ts'
import { planOf } from './plans.ts'
import { openRefundOfSubscription, type Standing } from './Standing.ts'
import { subscriptionOf } from './subscriptionOf.ts'

/**
 * The id is the same for every server that renews the same period, so that two servers conflict instead of
 * charging twice.
 */
export const renewalOrderId = (subscriptionId: string, { life, index, attempt }: RenewalPlace): string =>
  `ren_${subscriptionId}_${life}_${index}_${attempt}`

/**
 * Returns the renewal that is due now, or null. It is recorded as sent, together with its key, before the
 * gateway is called: an order that a crash left as created would block its place forever.
 */
export function renewalOrder(standing: Standing, now: Date): Order | null {
  const line = subscriptionOf(standing, now)
  if (!line || standing.isOrderPending || openRefundOfSubscription(standing)) return null
  const dueAt = renewalDueAt(line)
  if (!dueAt || now < dueAt || now >= graceEnd(line)) return null
  const renewal = { life: line.life, index: line.periodCount, attempt: line.failedRenewals }
  return {
    id: renewalOrderId(line.id, renewal),
    payerId: line.payerId,
    planId: line.planId,
    kind: 'renew',
    amountWon: planOf(line.planId).priceWon,
    autoRenew: true,
    renewal,
    state: 'confirming',
    reason: null,
    voiding: 'none',
    voidAttempt: 0,
    createdAt: now,
    confirmingAt: now,
  }
}
