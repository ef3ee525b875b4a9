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

/** Returns an order with its outcome. */
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

/** The column `status` of orders has the same rule in SQL, by which lists sort and filter. */
export function statusOf(
  { state, voiding }: Order,
  period: Period | null,
  refund: StoredRefund | null,
): PaymentStatus {
  if (state === 'confirming' || state === 'unknown') return 'pending'
  if (voiding !== 'none') return 'returned'
  if (period && period.closedAt !== null) return 'refunded'
  if (refund && isOpenRefund(refund)) return 'refundRequested'
  // An order that was not sent yet is only requested after a browser returned without having paid.
  return state === 'created' ? 'canceled' : state
}
