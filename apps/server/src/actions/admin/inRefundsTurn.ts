import { openRefundOfOrder, type StoredOrder, type StoredRefund } from '@pandok/domain'
import { inPayersTurn, type PayerTurn } from '#payment/inPayersTurn.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'

export interface RefundTurn extends PayerTurn {
  /** The payment that was named. */
  order: StoredOrder
  refund: StoredRefund
}

/** Works on the refund that is open for a payment, in its payer's turn, whosever payment it is. */
export async function inRefundsTurn<T>(
  services: Pick<Services, 'repositories' | 'inTransaction' | 'now'>,
  paymentId: string,
  work: (turn: RefundTurn) => Promise<T>,
): Promise<T> {
  const order = await services.repositories.orders.find(paymentId)
  if (!order) throw new ActionError('NOT_FOUND')
  return inPayersTurn(services, order.payerId, async (turn) => {
    const open = openRefundOfOrder(turn.standing, order.id)
    const refund = turn.standing.refunds.find(({ id }) => id === open?.id)
    if (!refund) throw new ActionError('BAD_REQUEST', { problem: 'payment.notRequested' })
    return work({ ...turn, order, refund })
  })
}
