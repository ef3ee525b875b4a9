import { allow, refuse, type Verdict } from '../verdict.ts'
import { CONFIRM_WINDOW_MINUTES } from './limits.ts'
import type { Order } from './Order.ts'
import { MINUTE_MS } from './time.ts'

/**
 * Returns whether a member may withdraw while orders are at the gateway. As long as one can still succeed,
 * the member has to wait, to see what was paid and to request a refund. After that the member may leave, and
 * money that is captured regardless is returned in full.
 */
export function mayLeave(
  pending: readonly Pick<Order, 'confirmingAt'>[],
  now: Date,
): Verdict<'orderPending'> {
  const since = now.getTime() - CONFIRM_WINDOW_MINUTES * MINUTE_MS
  const isOpen = pending.some(({ confirmingAt }) => (confirmingAt?.getTime() ?? 0) > since)
  return isOpen ? refuse('orderPending') : allow()
}
