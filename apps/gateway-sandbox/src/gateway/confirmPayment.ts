import type { StoredPayment } from '#state/Change.ts'
import { paymentOfOrder } from '#state/GatewayState.ts'
import type { CallContext, Fields } from './CallContext.ts'
import { MINIMUM_CARD_WON, ORDER_ID, PAYMENT_KEY_MAX_LENGTH } from './limits.ts'
import { newTransactionKey } from './newKey.ts'
import { paymentView } from './paymentView.ts'
import { type Outcome, refusal } from './refusal.ts'
import { declineOf } from './testCards.ts'

/** POST /v1/payments/confirm */
export function confirmPayment(context: CallContext, { paymentKey, orderId, amount }: Fields): Outcome {
  const { state, now, origin, language } = context
  if (typeof paymentKey !== 'string' || typeof orderId !== 'string' || !Number.isInteger(amount)) {
    return refusal('INVALID_REQUEST', language)
  }
  if (paymentKey === '' || paymentKey.length > PAYMENT_KEY_MAX_LENGTH) {
    return refusal('INVALID_PAYMENT_KEY', language)
  }
  if (!ORDER_ID.test(orderId)) return refusal('INVALID_REQUEST', language)
  if (Number(amount) < MINIMUM_CARD_WON) return refusal('BELOW_MINIMUM_AMOUNT', language)

  const payment = state.payments.get(paymentKey)
  if (payment?.type !== 'NORMAL') return refusal('NOT_FOUND_PAYMENT', language)
  if (payment.orderId !== orderId) return refusal('NOT_FOUND_PAYMENT_SESSION', language)
  if (payment.status === 'READY' || payment.status === 'EXPIRED') {
    return refusal('NOT_FOUND_PAYMENT_SESSION', language)
  }
  if (payment.status !== 'IN_PROGRESS' || payment.card === null) {
    return refusal('ALREADY_PROCESSED_PAYMENT', language)
  }
  if (payment.amount !== amount) return refusal('INVALID_REQUEST', language)
  if ((paymentOfOrder(state, orderId)?.approvedAt ?? null) !== null) {
    return refusal('DUPLICATED_ORDER_ID', language)
  }

  const decline = declineOf(payment.card.behavior, 'once')
  if (decline !== undefined) {
    const aborted: StoredPayment = { ...payment, status: 'ABORTED', failureCode: decline }
    return refusal(decline, language, { changes: [{ kind: 'payment', payment: aborted }] })
  }
  const done: StoredPayment = {
    ...payment,
    status: 'DONE',
    approvedAt: now,
    lastTransactionKey: newTransactionKey(),
  }
  return {
    status: 200,
    body: JSON.stringify(paymentView(done, origin)),
    changes: [{ kind: 'payment', payment: done }],
  }
}
