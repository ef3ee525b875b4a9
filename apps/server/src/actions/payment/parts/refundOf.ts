import { linesByHand, type StoredRefund, type StoredStanding } from '@pandok/domain'
import type { PaymentView } from '@pandok/protocol'

/** Returns the last refund that covers a payment. */
export const refundOfOrder = (
  { refunds }: Pick<StoredStanding, 'refunds'>,
  orderId: string,
): StoredRefund | null =>
  refunds.findLast(({ lines }) => lines.some((line) => line.orderId === orderId)) ?? null

/** Returns the last refund in the current life of the subscription. */
export const refundOfLine = ({ refunds, subscription }: StoredStanding): StoredRefund | null =>
  refunds.findLast(({ life }) => life !== null && life === subscription?.life) ?? null

/** Returns a refund as its member sees it. */
export const refundView = (refund: StoredRefund | null): PaymentView['refund'] =>
  refund && {
    id: refund.id,
    state: refund.state,
    requestedAt: refund.requestedAt.toISOString(),
    settledAt: refund.settledAt?.toISOString() ?? null,
    amount: refund.quote.totalWon,
    reason: refund.reason,
    rejection: refund.rejection,
    byHand: linesByHand(refund).map(({ orderId, refundWon }) => ({ paymentId: orderId, amount: refundWon })),
  }
