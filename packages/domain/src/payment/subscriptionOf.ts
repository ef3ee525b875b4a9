import { subscriptionAt } from './nextSubscription.ts'
import { openRefundOfSubscription, type Standing } from './Standing.ts'
import type { Subscription } from './Subscription.ts'

/** Returns the subscription of the member at this time. */
export function subscriptionOf(standing: Standing, now: Date): Subscription | null {
  if (!standing.subscription) return null
  const isRefundOpen = openRefundOfSubscription(standing) !== null
  return subscriptionAt(standing.subscription, { isRefundOpen, now })
}
