import { allow, refuse, type Verdict } from '../verdict.ts'
import { CONFIRM_WINDOW_MINUTES } from './limits.ts'
import type { Order } from './Order.ts'
import { MINUTE_MS } from './time.ts'

/**
 * Whether a member may withdraw beside orders that are at the gateway. While one can still come through they wait, to see
 * what they have paid for and ask for it back; after that nobody is held, and what is captured all the same goes back whole.
 */
export function mayLeave(
  pending: readonly Pick<Order, 'confirmingAt'>[],
  now: Date,
): Verdict<'orderPending'> {
  const since = now.getTime() - CONFIRM_WINDOW_MINUTES * MINUTE_MS
  const isOpen = pending.some(({ confirmingAt }) => (confirmingAt?.getTime() ?? 0) > since)
  return isOpen ? refuse('orderPending') : allow()
}
