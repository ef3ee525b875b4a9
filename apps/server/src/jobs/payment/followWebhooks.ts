import { followWebhook } from '#payment/followWebhook.ts'
import type { PaymentRepository } from '#payment/paymentRepositories.ts'
import type { PaymentServices } from '#payment/sendOrder.ts'
import type { JobLog } from '../createWorkerLogger.ts'
import { processConcurrently } from './processConcurrently.ts'

const BATCH = 500

/** Continues with webhooks whose receiver died before the look-up, or got no answer. */
export async function followWebhooks(
  services: PaymentServices<PaymentRepository | 'webhooks'>,
  log: JobLog,
): Promise<number> {
  const waiting = await services.repositories.webhooks.listWaiting(services.now(), BATCH)
  return processConcurrently(
    waiting,
    async (hint) => {
      if ((await followWebhook(services, hint)) === 'stranger')
        log.warn('the payment gateway tells of an order that nobody here made')
    },
    log,
  )
}
