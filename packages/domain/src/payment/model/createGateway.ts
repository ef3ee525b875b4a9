import type { CancelRequest, GatewayAnswer } from '../cancels.ts'
import type { GatewayPayment } from '../gatewayEvents.ts'
import { DAY_MS, MINUTE_MS } from '../time.ts'

/**
 * The ways in which a call fails. `late`: it is carried out later without an answer. `slow`: it is carried
 * out now, and the answer arrives after other events.
 */
export const FAULTS = [
  'none',
  'lostBefore',
  'lostAfter',
  'late',
  'slow',
  'errorBefore',
  'errorAfter',
] as const
export type Fault = (typeof FAULTS)[number]

interface Charge {
  kind: 'confirm' | 'renew'
  key: string
  orderId: string
  amountWon: number
  payerId: string
}

interface Cancel extends CancelRequest {
  kind: 'cancel'
}

export type Request = Charge | Cancel

/**
 * As documented and measured at the real gateway, answers are repeated under the same key for 15 days,
 * including refusals.
 */
const KEY_LIFE_MS = 15 * DAY_MS
const SESSION_MS = 10 * MINUTE_MS
const TRANSIT_MS = DAY_MS / 2

export interface Gateway {
  send: (request: Request, fault: Fault, listen?: (answer: GatewayAnswer) => void) => GatewayAnswer
  /** Simulates a buyer who has authenticated in the window. */
  authenticate: (orderId: string) => void
  lookUp: (orderId: string) => GatewayAnswer
  /** Carries out late calls and delivers slow answers, oldest first. */
  deliver: (count: number) => void
  /** No call stays in transit for longer than half the time for which it is watched. */
  deliverBefore: (time: number) => void
  hasUndelivered: (orderId: string) => boolean
  /** Returns whether anything was delivered since the last call. */
  hasDelivered: () => boolean
  cards: Map<string, 'good' | 'declined' | 'stolen'>
  refusesCancels: boolean
  isDown: boolean
  /** The amounts that were captured and not returned, by order. */
  balances: ReadonlyMap<string, number>
  captures: ReadonlyMap<string, number>
}

export function createGateway(clock: { now: number }): Gateway {
  /** The time of authentication; a confirm is accepted for 10 minutes after it. */
  const sessions = new Map<string, number>()
  const payments = new Map<string, GatewayPayment>()
  const balances = new Map<string, number>()
  const captures = new Map<string, number>()
  const answers = new Map<string, { answer: GatewayAnswer; at: number }>()
  let delivered = 0
  const undelivered: { orderId: string; happen: () => void; latest: number }[] = []

  const gateway: Gateway = {
    cards: new Map(),
    refusesCancels: false,
    isDown: false,
    balances,
    captures,
    authenticate: (orderId) => sessions.set(orderId, clock.now),
    lookUp(orderId) {
      if (gateway.isDown) return null
      const payment = payments.get(orderId) ?? session(orderId)
      return payment ? { payment } : { code: 'NOT_FOUND_PAYMENT' }
    },
    send(request, fault, listen) {
      if (gateway.isDown || fault === 'lostBefore') return null
      if (fault === 'errorBefore') return remember(request.key, { code: 'PROVIDER_ERROR' })
      if (fault === 'late') {
        undelivered.push({
          orderId: request.orderId,
          happen: () => carryOut(request),
          latest: clock.now + TRANSIT_MS,
        })
        return null
      }
      const answer = carryOut(request)
      if (fault === 'slow' && listen)
        undelivered.push({
          orderId: request.orderId,
          happen: () => listen(answer),
          latest: Number.POSITIVE_INFINITY,
        })
      if (fault === 'errorAfter') return remember(request.key, { code: 'UNKNOWN_PAYMENT_ERROR' })
      return fault === 'none' ? answer : null
    },
    deliver(count) {
      for (const { happen } of undelivered.splice(0, count)) {
        delivered++
        happen()
      }
    },
    hasDelivered() {
      const answer = delivered > 0
      delivered = 0
      return answer
    },
    hasUndelivered: (orderId) => undelivered.some((each) => each.orderId === orderId),
    deliverBefore(time) {
      const due = undelivered.filter(({ latest }) => latest <= time)
      for (const each of due) {
        undelivered.splice(undelivered.indexOf(each), 1)
        delivered++
        each.happen()
      }
    },
  }
  return gateway

  /** It isn't documented whether an unconfirmed payment can be looked up, so every second one can. */
  function session(orderId: string): GatewayPayment | null {
    const since = sessions.get(orderId)
    if (since === undefined || Number(orderId.at(-1)) % 2 === 0) return null
    const status = clock.now - since > SESSION_MS ? 'EXPIRED' : 'IN_PROGRESS'
    return { orderId, status, totalWon: 0, balanceWon: 0, currency: 'KRW' }
  }

  function remember(key: string, answer: GatewayAnswer): GatewayAnswer {
    answers.set(key, { answer, at: clock.now })
    return answer
  }

  function carryOut(request: Request): GatewayAnswer {
    const before = answers.get(request.key)
    if (before && clock.now - before.at < KEY_LIFE_MS) return before.answer
    return remember(request.key, request.kind === 'cancel' ? cancel(request) : charge(request))
  }

  function charge({ kind, orderId, amountWon, payerId }: Charge): GatewayAnswer {
    if (payments.has(orderId))
      return { code: kind === 'confirm' ? 'ALREADY_PROCESSED_PAYMENT' : 'DUPLICATED_ORDER_ID' }
    if (kind === 'confirm' && clock.now - (sessions.get(orderId) ?? 0) > SESSION_MS)
      return { code: 'NOT_FOUND_PAYMENT_SESSION' }
    const card = gateway.cards.get(payerId) ?? 'good'
    if (card !== 'good')
      return { code: card === 'stolen' ? 'INVALID_CARD_LOST_OR_STOLEN' : 'REJECT_CARD_PAYMENT' }
    const payment = { orderId, status: 'DONE', totalWon: amountWon, balanceWon: amountWon, currency: 'KRW' }
    payments.set(orderId, payment)
    balances.set(orderId, amountWon)
    captures.set(orderId, amountWon)
    return { payment }
  }

  function cancel({ orderId, cancelWon, refundableWon }: Cancel): GatewayAnswer {
    const payment = payments.get(orderId)
    if (!payment) return { code: 'NOT_FOUND_PAYMENT' }
    if (gateway.refusesCancels) return { code: 'REFUND_REJECTED' }
    if (payment.status === 'CANCELED') return { code: 'ALREADY_CANCELED_PAYMENT' }
    if (refundableWon !== payment.balanceWon) return { code: 'NOT_MATCHES_REFUNDABLE_AMOUNT' }
    if (cancelWon > payment.balanceWon) return { code: 'NOT_CANCELABLE_AMOUNT' }
    const balanceWon = payment.balanceWon - cancelWon
    const isWhole = balanceWon === 0 && payment.status === 'DONE'
    const after = { ...payment, balanceWon, status: isWhole ? 'CANCELED' : 'PARTIAL_CANCELED' }
    payments.set(orderId, after)
    balances.set(orderId, balanceWon)
    return { payment: after }
  }
}
