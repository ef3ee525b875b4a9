import type { StoredPayment } from '#state/Change.ts'
import type { CallContext, Fields } from './CallContext.ts'
import { CANCEL_REASON_MAX_LENGTH } from './limits.ts'
import { newTransactionKey } from './newKey.ts'
import { paymentView } from './paymentView.ts'
import { type Outcome, refusal } from './refusal.ts'

/** POST /v1/payments/{paymentKey}/cancel */
export function cancelPayment(context: CallContext, paymentKey: string, fields: Fields): Outcome {
  const { state, now, origin, language } = context
  const payment = state.payments.get(paymentKey)
  if (!payment) return refusal('NOT_FOUND_PAYMENT', language)
  const problem = problemOf(payment, fields, now)
  if (problem !== undefined) return refusal(problem, language)

  const amount = typeof fields['cancelAmount'] === 'number' ? fields['cancelAmount'] : payment.balance
  const balance = payment.balance - amount
  const transactionKey = newTransactionKey()
  const canceled: StoredPayment = {
    ...payment,
    balance,
    // A payment that was canceled in part keeps that status even if nothing is left.
    status: balance === 0 && payment.cancels.length === 0 ? 'CANCELED' : 'PARTIAL_CANCELED',
    lastTransactionKey: transactionKey,
    cancels: [
      ...payment.cancels,
      {
        amount,
        reason: String(fields['cancelReason']),
        canceledAt: now,
        transactionKey,
        refundableAmount: balance,
      },
    ],
  }
  return {
    status: 200,
    body: JSON.stringify(paymentView(canceled, origin)),
    changes: [{ kind: 'payment', payment: canceled }],
  }
}

function problemOf(payment: StoredPayment, fields: Fields, now: number): string | undefined {
  const { cancelReason, cancelAmount, refundableAmount, currency } = fields
  if (typeof cancelReason !== 'string' || cancelReason === '') return 'INVALID_REQUEST'
  if (cancelReason.length > CANCEL_REASON_MAX_LENGTH) return 'INVALID_REQUEST'
  if (currency !== undefined && currency !== 'KRW') return 'INVALID_REQUEST'
  if (payment.status === 'CANCELED') return 'ALREADY_CANCELED_PAYMENT'
  if (payment.approvedAt === null) return 'NOT_CANCELABLE_PAYMENT'
  if (refundableAmount !== undefined && refundableAmount !== payment.balance) {
    return 'NOT_MATCHES_REFUNDABLE_AMOUNT'
  }
  if (payment.balance === 0) return 'NOT_CANCELABLE_AMOUNT'
  if (cancelAmount !== undefined) {
    if (!Number.isInteger(cancelAmount) || Number(cancelAmount) <= 0) return 'INVALID_REQUEST'
    if (Number(cancelAmount) > payment.balance) return 'NOT_CANCELABLE_AMOUNT'
  }
  // Card companies keep their records for a year; afterwards a cancel may fail, and in the sandbox it does.
  return now > yearAfter(payment.approvedAt) ? 'EXCEED_MAX_REFUND_DUE' : undefined
}

function yearAfter(time: number): number {
  const date = new Date(time)
  return date.setUTCFullYear(date.getUTCFullYear() + 1)
}
