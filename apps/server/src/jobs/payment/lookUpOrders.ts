import { lookUpOrder } from '#payment/lookUpOrder.ts'
import type { PaymentServices } from '#payment/sendOrder.ts'
import type { JobLog } from '../createWorkerLogger.ts'
import { workThrough } from './workThrough.ts'

/** Whoever sent it may still be waiting for the answer. */
const ALONE_MS = 20_000
const BATCH = 500

/** Finds out what became of orders that were sent and never settled; answers how many it asked about. */
export async function lookUpOrders(services: PaymentServices, log: JobLog): Promise<number> {
  const sentBefore = new Date(services.now().getTime() - ALONE_MS)
  const orders = await services.repositories.orders.listToLookUp(sentBefore, BATCH)
  return workThrough(orders, (order) => lookUpOrder(services, order), log)
}
