import { lookUpOrder } from '#payment/lookUpOrder.ts'
import type { PaymentServices } from '#payment/sendOrder.ts'
import type { JobLog } from '../createWorkerLogger.ts'
import { workThrough } from './workThrough.ts'

const BATCH = 500

/** What the gateway said unasked only makes us ask: anybody could have said it. */
export async function followWebhooks(services: PaymentServices, log: JobLog): Promise<number> {
  const { webhooks, orders } = services.repositories
  const waiting = await webhooks.listWaiting(services.now(), BATCH)
  return workThrough(
    waiting,
    async ({ transmissionId, orderId }) => {
      await webhooks.noteTried(transmissionId)
      const order = orderId === null ? null : await orders.find(orderId)
      if (order) await lookUpOrder(services, order)
      else log.warn('the payment gateway tells of an order that nobody here made')
      await webhooks.noteHandled(transmissionId, services.now())
    },
    log,
  )
}
