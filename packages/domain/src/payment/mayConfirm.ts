import { isOrderOver } from './nextOrder.ts'
import type { Order } from './Order.ts'
import { planOffer } from './planOffer.ts'
import type { Standing } from './Standing.ts'

/**
 * It is checked again before the gateway is called, because an old tab may have an order whose time or reason
 * has passed.
 */
export function mayConfirm(order: Order, standing: Standing, now: Date): boolean {
  if (order.state !== 'created' || isOrderOver(order, now) || standing.hasLeft) return false
  const { kind } = planOffer(order.planId, standing, now)
  return kind === 'buy' || kind === 'extend'
}
