import { isDeadCard } from './gatewayCodes.ts'
import { grantOrder } from './grantOrder.ts'
import { isGrantable } from './isGrantable.ts'
import { captureTransaction, type LedgerTransaction, voidTransaction } from './ledger.ts'
import { type GatewayEvent, nextOrder } from './nextOrder.ts'
import { nextSubscription } from './nextSubscription.ts'
import type { Order } from './Order.ts'
import type { OrderEffect } from './orderRules.ts'
import type { Period } from './Period.ts'
import { openRefundOfSubscription, type Standing } from './Standing.ts'
import { isRenewing, type Subscription } from './Subscription.ts'
import { subscriptionOf } from './subscriptionOf.ts'

/** All changes, which must be written in one transaction. */
export interface OrderSettlement {
  order: Order
  effect: OrderEffect | null
  subscription: Subscription | null
  /** The new period, if the order was granted. */
  period: Period | null
  ledger: LedgerTransaction | null
}

/** Applies an event to an order; every source of events must use it. */
export function settleOrder(
  before: Order,
  event: GatewayEvent,
  standing: Standing,
  { now, subscriptionId }: { now: Date; subscriptionId: string },
): OrderSettlement {
  const { order, effect } = nextOrder(before, event, { now, isGrantable: isGrantable(before, standing, now) })
  const grant = effect === 'grant' ? grantOrder(order, standing, { now, subscriptionId }) : null
  return {
    order,
    effect,
    period: grant?.period ?? null,
    subscription: grant ? grant.subscription : lineAfter(before, order, standing, now),
    ledger: ledgerOf(before, order, effect),
  }
}

function ledgerOf(before: Order, order: Order, effect: OrderEffect | null): LedgerTransaction | null {
  if (effect === 'grant' || effect === 'void') return captureTransaction(order.id, order.amountWon)
  const isReturned = before.voiding === 'due' && order.voiding === 'done'
  return isReturned ? voidTransaction(order.id, order.amountWon) : null
}

/** A failed renewal affects the subscription only if it is the one that the subscription waits for. */
function lineAfter(before: Order, order: Order, standing: Standing, now: Date): Subscription | null {
  const line = subscriptionOf(standing, now)
  if (!line || order.renewal === null || order.state === before.state) return standing.subscription
  const { life, index } = order.renewal
  if (line.life !== life || line.periodCount !== index || !isRenewing(line)) return standing.subscription
  const context = { isRefundOpen: openRefundOfSubscription(standing) !== null, now }
  if (order.state === 'unknown') return nextSubscription(line, { type: 'renewalUnclear' }, context) ?? line
  if (order.state !== 'failed') return standing.subscription
  const type = order.reason !== null && isDeadCard(order.reason) ? 'cardLost' : 'renewalFailed'
  return nextSubscription(line, { type }, context) ?? line
}
