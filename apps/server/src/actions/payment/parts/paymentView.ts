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
import { paymentFacts } from './paymentFacts.ts'
import { refundOfOrder, refundView } from './refundOf.ts'

/** An order with what became of it. */
export function paymentView(
  { order, receipt }: { order: StoredOrder; receipt: PaymentReceipt | null },
  standing: StoredStanding,
  now: Date,
): PaymentView {
  const { id } = order
  const period = standing.periods.find(({ orderId }) => orderId === id) ?? null
  const refund = refundOfOrder(standing, id)
  return {
    ...paymentFacts({ order, receipt, period, status: statusOf(order, period, refund) }),
    refund: refundView(refund),
    may: {
      refundRequest: period !== null && canRequestRefund(standing, id, now).ok,
      refundWithdraw: canWithdrawRefund(standing, id).ok,
    },
  }
}

/** The column `status` of orders is the same rule in SQL: lists sort and filter by it. */
export function statusOf(
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
