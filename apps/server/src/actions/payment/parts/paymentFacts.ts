import type { PaymentReceipt, PaymentStatus, Period, StoredOrder } from '@pandok/domain'
import type { PaymentView } from '@pandok/protocol'

export interface KnownPayment {
  order: StoredOrder
  receipt: PaymentReceipt | null
  period: Pick<Period, 'startsAt' | 'endsAt' | 'refundedWon'> | null
  status: PaymentStatus
}

/** Returns the facts of an order for both members and administrators. */
export function paymentFacts({
  order,
  receipt,
  period,
  status,
}: KnownPayment): Omit<PaymentView, 'refund' | 'may'> {
  const { id, kind, planId, amountWon, createdAt, reason } = order
  const isTaken = order.state === 'paid' || order.voiding !== 'none'
  return {
    id,
    type: kind,
    planId,
    orderedAt: createdAt.toISOString(),
    paidAt: isTaken ? ((receipt?.approvedAt ?? order.confirmingAt)?.toISOString() ?? null) : null,
    startsAt: period?.startsAt.toISOString() ?? null,
    expiresAt: period?.endsAt.toISOString() ?? null,
    method: receipt?.method ?? null,
    cardNumber: receipt?.cardNumber ?? null,
    amount: amountWon,
    supplyAmount: isTaken ? (receipt?.suppliedWon ?? null) : null,
    vat: isTaken ? (receipt?.vatWon ?? null) : null,
    refundedAmount: order.voiding === 'done' ? amountWon : (period?.refundedWon ?? 0),
    status,
    code: reason,
    ...(receipt?.receiptUrl && { receiptUrl: receipt.receiptUrl }),
  }
}
