import { voidKey } from '@pandok/domain'
import { voidOrder } from '#payment/lookUpOrder.ts'
import type { PaymentServices } from '#payment/sendOrder.ts'
import type { JobLog } from '../createWorkerLogger.ts'
import { isTimeToRetry } from './isTimeToRetry.ts'
import { processConcurrently } from './processConcurrently.ts'

const BATCH = 500

/** Returns money that was taken and may not be kept. */
export async function voidOrders(services: PaymentServices, log: JobLog): Promise<number> {
  const { repositories, now } = services
  const orders = await repositories.orders.listToVoid(BATCH)
  return processConcurrently(
    orders,
    async (order) => {
      const keyOf = (voidAttempt: number) => voidKey({ id: order.id, voidAttempt })
      if (await isTimeToRetry(repositories, order.voidAttempt, keyOf, now())) await voidOrder(services, order)
    },
    log,
  )
}
