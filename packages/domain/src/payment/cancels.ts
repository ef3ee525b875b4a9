import { needsNewKey } from './gatewayCodes.ts'
import type { GatewayPayment } from './gatewayEvents.ts'
import type { GatewayEvent } from './nextOrder.ts'
import type { RefundEvent } from './nextRefund.ts'
import type { Order } from './Order.ts'
import { cancelKey, voidKey } from './operationKeys.ts'
import type { RefundCase, RefundLine } from './RefundCase.ts'

/** The result of a cancel or a look-up: a payment, a code, or no readable answer. */
export type GatewayAnswer = { payment: GatewayPayment } | { code: string } | null

/**
 * A cancel request for the gateway. The payment is looked up before each request. The balance that it must
 * have then is sent along, so that a duplicate request is refused.
 */
export interface CancelRequest {
  key: string
  orderId: string
  cancelWon: number
  refundableWon: number
}

export const voidRequest = (order: Order): CancelRequest => ({
  key: voidKey(order),
  orderId: order.id,
  cancelWon: order.amountWon,
  refundableWon: order.amountWon,
})

export const cancelRequest = (refund: RefundCase, line: RefundLine): CancelRequest => ({
  key: cancelKey(refund, line),
  orderId: line.orderId,
  cancelWon: line.refundWon,
  refundableWon: line.paidWon,
})

/** Returns the progress of a void after a cancel or a look-up, or null if nothing changed. */
export function eventOfVoid(answer: GatewayAnswer): GatewayEvent | null {
  if (!answer) return null
  if ('payment' in answer) return answer.payment.balanceWon === 0 ? { type: 'returned' } : null
  return needsNewKey(answer.code) ? { type: 'voidRefused' } : null
}

/** The balance shows whether the money was returned; the status doesn't after more than one cancel. */
const isReturned = ({ paidWon, refundWon }: RefundLine, { balanceWon }: GatewayPayment): boolean =>
  balanceWon === paidWon - refundWon

/**
 * Returns the event of a line that a look-up before a cancel shows, or null if the line must still be
 * canceled.
 */
export const refundFound = (line: RefundLine, answer: GatewayAnswer, now: Date): RefundEvent | null =>
  answer && 'payment' in answer && isReturned(line, answer.payment)
    ? { type: 'settled', orderId: line.orderId, now }
    : null

/** Returns the event of a line that the answer to its cancel shows. */
export function refundAnswered(line: RefundLine, answer: GatewayAnswer, now: Date): RefundEvent {
  const isError = answer !== null && 'code' in answer && needsNewKey(answer.code)
  const { orderId, attempt } = line
  return refundFound(line, answer, now) ?? { type: isError ? 'refused' : 'lost', orderId, attempt }
}
