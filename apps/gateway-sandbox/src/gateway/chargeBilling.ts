import type { Billing, StoredPayment } from '#state/Change.ts'
import { paymentOfOrder } from '#state/GatewayState.ts'
import type { CallContext, Fields } from './CallContext.ts'
import { MINIMUM_CARD_WON, ORDER_ID, ORDER_NAME_MAX_LENGTH } from './limits.ts'
import { newPaymentKey, newTransactionKey } from './newKey.ts'
import { paymentView } from './paymentView.ts'
import { type Outcome, refusal } from './refusal.ts'
import { declineOf } from './testCards.ts'

/** POST /v1/billing/{billingKey} */
export function chargeBilling(context: CallContext, billingKey: string, fields: Fields): Outcome {
  const { state, now, origin, language } = context
  const { amount, customerKey, orderId, orderName } = fields
  if (typeof orderId !== 'string' || !ORDER_ID.test(orderId)) return refusal('INVALID_REQUEST', language)
  if (typeof orderName !== 'string' || orderName === '' || orderName.length > ORDER_NAME_MAX_LENGTH) {
    return refusal('INVALID_REQUEST', language)
  }
  if (typeof amount !== 'number' || !Number.isInteger(amount)) return refusal('INVALID_REQUEST', language)
  if (amount < MINIMUM_CARD_WON) return refusal('BELOW_MINIMUM_AMOUNT', language)

  const billing = state.billings.get(billingKey)
  if (!billing) return refusal('INVALID_BILL_KEY_REQUEST', language)
  if (billing.removedAt !== null) return refusal('ALREADY_REMOVED_BILLING_KEY', language)
  if (billing.customerKey !== customerKey) return refusal('NOT_MATCHES_CUSTOMER_KEY', language)
  if ((paymentOfOrder(state, orderId)?.approvedAt ?? null) !== null) {
    return refusal('DUPLICATED_ORDER_ID', language)
  }

  const payment: StoredPayment = {
    paymentKey: newPaymentKey(now),
    type: 'BILLING',
    orderId,
    orderName,
    amount,
    balance: amount,
    status: 'DONE',
    requestedAt: now,
    authenticatedAt: now,
    approvedAt: now,
    lastTransactionKey: newTransactionKey(),
    card: billing.card,
    cancels: [],
    failureCode: null,
    metadata: null,
    terms: null,
  }
  const decline = declineOf(billing.card.behavior, billing.chargedTimes === 0 ? 'first' : 'later')
  if (decline !== undefined) {
    const aborted: StoredPayment = {
      ...payment,
      status: 'ABORTED',
      approvedAt: null,
      lastTransactionKey: null,
      failureCode: decline,
    }
    return refusal(decline, language, { changes: [{ kind: 'payment', payment: aborted }] })
  }
  const charged: Billing = { ...billing, chargedTimes: billing.chargedTimes + 1 }
  return {
    status: 200,
    body: JSON.stringify(paymentView(payment, origin)),
    changes: [
      { kind: 'payment', payment },
      { kind: 'billing', billing: charged },
    ],
  }
}

/** DELETE /v1/billing/{billingKey} */
export function removeBilling({ state, now, language }: CallContext, billingKey: string): Outcome {
  const billing = state.billings.get(billingKey)
  if (!billing) return refusal('INVALID_BILL_KEY_REQUEST', language)
  if (billing.removedAt !== null) return refusal('ALREADY_REMOVED_BILLING_KEY', language)
  return { status: 200, body: '', changes: [{ kind: 'billing', billing: { ...billing, removedAt: now } }] }
}
