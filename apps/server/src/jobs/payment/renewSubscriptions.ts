import { orderNameFor } from '#payment/orderNameFor.ts'
import { renewSubscription } from '#payment/renewSubscription.ts'
import type { PaymentServices } from '#payment/sendOrder.ts'
import type { JobLog } from '../createWorkerLogger.ts'
import { workThrough } from './workThrough.ts'

/** Only ids: those that wait for their next try must not keep others from theirs. */
const BATCH = 100_000

/** Charges what has fallen due and ends what is over; answers how many lines it looked at. */
export async function renewSubscriptions(services: PaymentServices, log: JobLog): Promise<number> {
  const due = await services.repositories.standings.listSubscriptionsDue(services.now(), BATCH)
  return workThrough(
    due,
    // It is read on the card's statement, which is Korean.
    ({ payerId }) => renewSubscription(services, payerId, ({ planId }) => orderNameFor('ko', planId)),
    log,
  )
}
