import type { StoredPayment } from '#state/Change.ts'
import { messageOf } from './refusal.ts'
import { seoulTime } from './seoulTime.ts'

export const MERCHANT_ID = 'pandoksandbox'
const VERSION = '2022-11-16'

/** The `Payment` of the REST interface, with the fields that a Korean card payment has. */
export function paymentView(payment: StoredPayment, origin: string): Record<string, unknown> {
  const { paymentKey, balance, card, approvedAt, failureCode, cancels } = payment
  const vat = vatOf(balance)
  return {
    mId: MERCHANT_ID,
    lastTransactionKey: payment.lastTransactionKey,
    paymentKey,
    orderId: payment.orderId,
    orderName: payment.orderName,
    taxExemptionAmount: 0,
    status: payment.status,
    requestedAt: seoulTime(payment.requestedAt),
    approvedAt: approvedAt === null ? null : seoulTime(approvedAt),
    useEscrow: false,
    cultureExpense: false,
    card: card && {
      issuerCode: card.issuerCode,
      acquirerCode: card.issuerCode,
      number: card.maskedNumber,
      installmentPlanMonths: 0,
      isInterestFree: false,
      interestPayer: null,
      approveNo: '00000000',
      useCardPoint: false,
      cardType: '신용',
      ownerType: '개인',
      acquireStatus: acquireStatusOf(payment),
      amount: payment.amount,
    },
    virtualAccount: null,
    transfer: null,
    mobilePhone: null,
    giftCertificate: null,
    cashReceipt: null,
    cashReceipts: null,
    discount: null,
    cancels: cancels.length === 0 ? null : cancels.map(cancelView),
    secret: null,
    type: payment.type,
    easyPay: null,
    country: 'KR',
    failure: failureCode === null ? null : { code: failureCode, message: messageOf(failureCode) },
    isPartialCancelable: true,
    receipt: approvedAt === null ? null : { url: `${origin}/receipt/${paymentKey}` },
    checkout: { url: `${origin}/window/${paymentKey}` },
    currency: 'KRW',
    totalAmount: payment.amount,
    balanceAmount: balance,
    // Supply and VAT refer to the remaining balance, so both are 0 after a full cancel.
    suppliedAmount: balance - vat,
    vat,
    taxFreeAmount: 0,
    metadata: payment.metadata,
    method: card === null ? null : '카드',
    version: VERSION,
  }
}

function cancelView(cancel: StoredPayment['cancels'][number]): Record<string, unknown> {
  return {
    transactionKey: cancel.transactionKey,
    cancelReason: cancel.reason,
    taxExemptionAmount: 0,
    canceledAt: seoulTime(cancel.canceledAt),
    transferDiscountAmount: 0,
    easyPayDiscountAmount: 0,
    receiptKey: null,
    cancelAmount: cancel.amount,
    taxFreeAmount: 0,
    refundableAmount: cancel.refundableAmount,
    cancelStatus: 'DONE',
    cancelRequestId: null,
  }
}

/** The VAT is rounded, not truncated: 30,000 won are 27,273 and 2,727; 1,000 won are 909 and 91. */
export function vatOf(amount: number): number {
  return Math.round(amount / 11)
}

function acquireStatusOf({ status, balance }: StoredPayment): string {
  if (status === 'CANCELED' || (status === 'PARTIAL_CANCELED' && balance === 0)) return 'CANCELED'
  return 'READY'
}
