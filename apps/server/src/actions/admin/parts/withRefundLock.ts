import { openRefundOfOrder, type StoredOrder, type StoredRefund } from '@pandok/domain'
import type { PaymentRepository } from '#payment/paymentRepositories.ts'
import { type LockedPayer, withPayerLock } from '#payment/withPayerLock.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'

type RefundRepository = PaymentRepository | 'audit'

export interface LockedRefund extends LockedPayer<Services<RefundRepository>['repositories']> {
  /** The payment that was named. */
  order: StoredOrder
  refund: StoredRefund
}

/** Works on the open refund of a payment under the payer's lock, whoever the payer is. */
export async function withRefundLock<T>(
  services: Pick<Services<RefundRepository>, 'repositories' | 'inTransaction' | 'now'>,
  paymentId: string,
  work: (locked: LockedRefund) => Promise<T>,
): Promise<T> {
  const order = await services.repositories.orders.find(paymentId)
  if (!order) throw new ActionError('NOT_FOUND')
  return withPayerLock(services, order.payerId, async (locked) => {
    const open = openRefundOfOrder(locked.standing, order.id)
    const refund = locked.standing.refunds.find(({ id }) => id === open?.id)
    if (!refund) throw new ActionError('BAD_REQUEST', { problem: 'payment.notRequested' })
    return work({ ...locked, order, refund })
  })
}
