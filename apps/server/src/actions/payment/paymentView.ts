import {
  canRequestRefund,
  canWithdrawRefund,
  isOpenRefund,
  type Order,
  type PaymentReceipt,
  type PaymentStatus,
  type Period,
  type StoredOrder,
  type StoredRefund,
  type StoredStanding,
} from '@pandok/domain'
import type { PaymentView } from '@pandok/protocol'
import { refundOfOrder, refundView } from './refundOf.ts'

/** An order with what became of it. */
export function paymentView(
  { order, receipt }: { order: StoredOrder; receipt: PaymentReceipt | null },
  standing: StoredStanding,
  now: Date,
): PaymentView {
  const { id, kind, planId, amountWon, createdAt, reason } = order
  const period = standing.periods.find(({ orderId }) => orderId === id) ?? null
  const refund = refundOfOrder(standing, id)
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
    status: statusOf(order, period, refund),
    code: reason,
    ...(receipt?.receiptUrl && { receiptUrl: receipt.receiptUrl }),
    refund: refundView(refund),
    may: {
      refundRequest: period !== null && canRequestRefund(standing, id, now).ok,
      refundWithdraw: canWithdrawRefund(standing, id).ok,
    },
  }
}

/** The list of payments sorts and filters by the same. */
function statusOf(
  { state, voiding }: Order,
  period: Period | null,
  refund: StoredRefund | null,
): PaymentStatus {
  if (state === 'confirming' || state === 'unknown') return 'pending'
  if (voiding !== 'none') return 'returned'
  if (period && period.closedAt !== null) return 'refunded'
  if (refund && isOpenRefund(refund)) return 'refundRequested'
  // What was not sent yet is asked for only after a browser came back without having paid.
  return state === 'created' ? 'canceled' : state
}
