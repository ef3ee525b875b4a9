import { CONFIRM_WINDOW_MINUTES, ORDER_LIFE_MINUTES, WATCH_HOURS } from './limits.ts'
import { isPendingOrder, type Order } from './Order.ts'
import { ORDER_RULES, type OrderEffect, type OrderGuard } from './orderRules.ts'
import { rulesByEvent } from './rulesByEvent.ts'
import { HOUR_MS, MINUTE_MS } from './time.ts'

/** The reasons for which the server ends an order itself; any other reason is a code of the gateway. */
export type OrderDropReason =
  | 'timeOver'
  | 'refundOpened'
  | 'newOrder'
  | 'notAllowed'
  | 'noAnswer'
  | 'neverCarriedOut'

/** A payment at the gateway, from an answer or a look-up. */
export interface CapturedPayment {
  orderId: string
  totalWon: number
  currency: string
}

/** What the gateway reported about an order, in an answer or in a look-up by a job or a webhook. */
export type GatewayEvent =
  | { type: 'captured'; payment: CapturedPayment }
  | { type: 'refused'; code: string }
  /** There was no answer, an unreadable one, or a code that only a look-up can explain. */
  | { type: 'unclear' }
  /** The look-up was answered, and the gateway doesn't know the order. */
  | { type: 'absent' }
  /** The look-up found the payment aborted or expired. */
  | { type: 'dead'; code: string }
  /** The whole amount was returned to the buyer. */
  | { type: 'returned' }
  /** The cancel was answered with an error; the next attempt needs another key. */
  | { type: 'voidRefused' }

export type OrderEvent =
  | { type: 'confirm'; mayConfirm: boolean }
  | { type: 'drop'; reason: OrderDropReason }
  | GatewayEvent

export interface OrderContext {
  now: Date
  /** Whether the money may be kept; see `isGrantable`. */
  isGrantable: boolean
}

export interface OrderStep {
  order: Order
  effect: OrderEffect | null
}

const rulesFor = rulesByEvent(ORDER_RULES)

const GUARDS: Record<OrderGuard, (order: Order, event: OrderEvent, context: OrderContext) => boolean> = {
  mayConfirm: (_order, event) => event.type === 'confirm' && event.mayConfirm,
  mismatched: (order, event) =>
    event.type === 'captured' &&
    (event.payment.orderId !== order.id ||
      event.payment.totalWon !== order.amountWon ||
      event.payment.currency !== 'KRW'),
  grantable: (_order, _event, { isGrantable }) => isGrantable,
  resendable: ({ confirmingAt }, _event, { isGrantable, now }) =>
    isGrantable && isWithin(confirmingAt, WINDOW_MS, now),
  voidDue: ({ voiding }) => voiding === 'due',
  watchOver: (order, _event, { now }) =>
    isGivenUp(order) && !isWithin(order.confirmingAt, WATCH_HOURS * HOUR_MS, now),
  notVoided: ({ voiding }) => voiding === 'none',
}

const WINDOW_MS = CONFIRM_WINDOW_MINUTES * MINUTE_MS

const isWithin = (since: Date | null, ms: number, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() < ms

/** The state machine of an order. Duplicate, late or reordered events change nothing the second time. */
export function nextOrder(order: Order, event: OrderEvent, context: OrderContext): OrderStep {
  const rule = rulesFor(event.type).find(
    ({ from, guard }) =>
      from.includes(order.state) && (guard === undefined || GUARDS[guard](order, event, context)),
  )
  if (!rule) return { order, effect: null }
  const effect = rule.effect ?? null
  return {
    effect,
    order: {
      ...order,
      state: rule.to,
      reason: reasonAfter(order, event, effect),
      voiding: event.type === 'returned' ? 'done' : effect === 'void' ? 'due' : order.voiding,
      voidAttempt: order.voidAttempt + (event.type === 'voidRefused' ? 1 : 0),
      confirmingAt: effect === 'send' ? context.now : order.confirmingAt,
    },
  }
}

function reasonAfter(order: Order, event: OrderEvent, effect: OrderEffect | null): string | null {
  if (event.type === 'refused' || event.type === 'dead') return event.code
  return dropReason(order, event, effect) ?? order.reason
}

function dropReason(order: Order, event: OrderEvent, effect: OrderEffect | null): OrderDropReason | null {
  if (event.type === 'drop') return event.reason
  if (event.type === 'confirm') return effect === 'send' ? null : 'notAllowed'
  if (event.type !== 'absent' || effect === 'resend') return null
  return order.state === 'failed' ? 'neverCarriedOut' : 'noAnswer'
}

export const isOrderOver = ({ state, createdAt }: Order, now: Date): boolean =>
  state === 'created' && !isWithin(createdAt, ORDER_LIFE_MINUTES * MINUTE_MS, now)

const isGivenUp = ({ state, reason }: Order): boolean =>
  state === 'failed' && reason === ('noAnswer' satisfies OrderDropReason)

/**
 * Returns whether the order must still be looked up: its outcome is open, or it was given up without an
 * answer and may yet be carried out. Only a look-up after the watch period ends this, so that a job that was
 * down misses nothing.
 */
export const isToLookUp = (order: Order): boolean =>
  isPendingOrder(order) || (isGivenUp(order) && order.voiding === 'none')
