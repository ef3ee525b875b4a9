import { needsNewKey } from './gatewayCodes.ts'
import type { GatewayPayment } from './gatewayEvents.ts'
import type { GatewayEvent } from './nextOrder.ts'
import type { RefundEvent } from './nextRefund.ts'
import type { Order } from './Order.ts'
import { cancelKey, voidKey } from './operationKeys.ts'
import type { RefundCase, RefundLine } from './RefundCase.ts'

/** What a cancel or a look-up gave: a payment, a code, or no answer that could be read. */
export type GatewayAnswer = { payment: GatewayPayment } | { code: string } | null

/**
 * A cancel as the gateway is to be asked for it. Before each the payment is looked up; the balance that it then must have
 * goes along, so that one that is carried out twice after all is refused.
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

/** How far a void is after a cancel or a look-up; null where that is as before. */
export function eventOfVoid(answer: GatewayAnswer): GatewayEvent | null {
  if (!answer) return null
  if ('payment' in answer) return answer.payment.balanceWon === 0 ? { type: 'returned' } : null
  return needsNewKey(answer.code) ? { type: 'voidRefused' } : null
}

/** Whether the money is back: the balance says so, the status doesn't after more than one cancel. */
const isReturned = ({ paidWon, refundWon }: RefundLine, { balanceWon }: GatewayPayment): boolean =>
  balanceWon === paidWon - refundWon

/** What a look-up before a cancel says of a line; null where it is still to be cancelled. */
export const refundFound = (line: RefundLine, answer: GatewayAnswer, now: Date): RefundEvent | null =>
  answer && 'payment' in answer && isReturned(line, answer.payment)
    ? { type: 'settled', orderId: line.orderId, now }
    : null

/** What the answer to a cancel says of its line. */
export function refundAnswered(line: RefundLine, answer: GatewayAnswer, now: Date): RefundEvent {
  const isError = answer !== null && 'code' in answer && needsNewKey(answer.code)
  const { orderId, attempt } = line
  return refundFound(line, answer, now) ?? { type: isError ? 'refused' : 'lost', orderId, attempt }
}
