import { lookUpOrder } from '#payment/lookUpOrder.ts'
import type { PaymentServices } from '#payment/sendOrder.ts'
import type { JobLog } from '../createWorkerLogger.ts'
import { processConcurrently } from './processConcurrently.ts'

/** The sender may still be waiting for the answer. */
const ALONE_MS = 20_000
const BATCH = 500

/** Looks up orders that were sent and never settled, and returns how many. */
export async function lookUpOrders(services: PaymentServices, log: JobLog): Promise<number> {
  const sentBefore = new Date(services.now().getTime() - ALONE_MS)
  const orders = await services.repositories.orders.listToLookUp(sentBefore, BATCH)
  return processConcurrently(orders, (order) => lookUpOrder(services, order), log)
}
