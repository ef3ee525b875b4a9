import { CONFIRM_WINDOW_MINUTES, ORDER_LIFE_MINUTES, WATCH_HOURS } from './limits.ts'
import { isPendingOrder, type Order } from './Order.ts'
import { ORDER_RULES, type OrderEffect, type OrderGuard } from './orderRules.ts'
import { HOUR_MS, MINUTE_MS } from './time.ts'

/** Why we ended an order ourselves; anything else in its reason is a code of the gateway. */
export type OrderDropReason = 'timeOver' | 'refundOpened' | 'newOrder' | 'notAllowed' | 'noAnswer'

/** What a payment says at the gateway, be it in an answer or found by a look-up. */
export interface CapturedPayment {
  orderId: string
  totalWon: number
  currency: string
}

/** What the gateway told of an order: in an answer, or found by a look-up that a job or a webhook set off. */
export type OrderNews =
  | { type: 'captured'; payment: CapturedPayment }
  | { type: 'refused'; code: string }
  /** No answer, one that can't be read, or a code that only a look-up can explain. */
  | { type: 'unclear' }
  /** The look-up answered, and the gateway knows nothing of it. */
  | { type: 'absent' }
  /** The look-up found it aborted or expired. */
  | { type: 'dead'; code: string }
  /** The whole amount is back with the buyer. */
  | { type: 'returned' }

export type OrderEvent =
  | { type: 'confirm'; mayConfirm: boolean }
  | { type: 'drop'; reason: OrderDropReason }
  | OrderNews

export interface OrderContext {
  now: Date
  /** What it would take may be kept: see `isGrantable`. */
  isGrantable: boolean
}

export interface OrderStep {
  order: Order
  effect: OrderEffect | null
}

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
  notVoided: ({ voiding }) => voiding === 'none',
}

const WINDOW_MS = CONFIRM_WINDOW_MINUTES * MINUTE_MS

const isWithin = (since: Date | null, ms: number, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() < ms

/** The whole life of an order. Whatever is told twice, late or out of order changes nothing the second time. */
export function nextOrder(order: Order, event: OrderEvent, context: OrderContext): OrderStep {
  const rule = ORDER_RULES.find(
    ({ from, event: type, guard }) =>
      type === event.type &&
      from.includes(order.state) &&
      (guard === undefined || GUARDS[guard](order, event, context)),
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
      confirmingAt: effect === 'send' ? context.now : order.confirmingAt,
    },
  }
}

function reasonAfter(order: Order, event: OrderEvent, effect: OrderEffect | null): string | null {
  if (event.type === 'refused' || event.type === 'dead') return event.code
  const own: OrderDropReason | null =
    event.type === 'drop'
      ? event.reason
      : event.type === 'confirm' && effect === null
        ? 'notAllowed'
        : effect === 'watch'
          ? 'noAnswer'
          : null
  return own ?? order.reason
}

export const isOrderOver = ({ state, createdAt }: Order, now: Date): boolean =>
  state === 'created' && !isWithin(createdAt, ORDER_LIFE_MINUTES * MINUTE_MS, now)

/** Still to be looked up: its outcome is open, or it was given up so recently that it may yet be carried out. */
export function isToLookUp(order: Order, now: Date): boolean {
  if (isPendingOrder(order)) return true
  const isGivenUp = order.state === 'failed' && order.reason === ('noAnswer' satisfies OrderDropReason)
  return isGivenUp && order.voiding === 'none' && isWithin(order.confirmingAt, WATCH_HOURS * HOUR_MS, now)
}
