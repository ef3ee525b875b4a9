import { isOrderOver, ORDER_LIFE_MINUTES } from '@pandok/domain'
import { dropCreated } from '#payment/settleEvent.ts'
import { withPayerLock } from '#payment/withPayerLock.ts'
import type { Services } from '#rpc/Services.ts'
import type { JobLog } from '../createWorkerLogger.ts'
import { processConcurrently } from './processConcurrently.ts'

const BATCH = 1000
const MINUTE_MS = 60_000

/** Cancels orders that nobody continued. */
export async function dropForgottenOrders(
  services: Pick<Services, 'repositories' | 'inTransaction' | 'now'>,
  log: JobLog,
): Promise<number> {
  const before = new Date(services.now().getTime() - ORDER_LIFE_MINUTES * MINUTE_MS)
  const orders = await services.repositories.orders.listForgotten(before, BATCH)
  return processConcurrently(
    orders,
    ({ payerId }) =>
      withPayerLock(services, payerId, async (locked) => {
        const created = await locked.bound.orders.listCreated(payerId)
        // There is at most one, and a newer one in its place stays.
        if (created.every((order) => isOrderOver(order, locked.now))) await dropCreated(locked, 'timeOver')
      }),
    log,
  )
}
