import { isOrderOver } from './nextOrder.ts'
import type { Order } from './Order.ts'
import { planOffer } from './planOffer.ts'
import type { Standing } from './Standing.ts'

/**
 * The conditions are checked again before the gateway is called, because an old tab may have an order that
 * has expired or is no longer allowed.
 */
export function mayConfirm(order: Order, standing: Standing, now: Date): boolean {
  if (order.state !== 'created' || isOrderOver(order, now) || standing.hasLeft) return false
  const { kind } = planOffer(order.planId, standing, now)
  return kind === 'buy' || kind === 'extend'
}
