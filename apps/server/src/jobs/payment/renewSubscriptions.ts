import { orderNameFor } from '#payment/orderNameFor.ts'
import { renewSubscription } from '#payment/renewSubscription.ts'
import type { PaymentServices } from '#payment/sendOrder.ts'
import type { JobLog } from '../createWorkerLogger.ts'
import { processConcurrently } from './processConcurrently.ts'

/** These are only ids, and those that wait for their next try must not keep others from theirs. */
const BATCH = 100_000

/** Charges what is due and ends what is over, and returns how many subscriptions it checked. */
export async function renewSubscriptions(services: PaymentServices, log: JobLog): Promise<number> {
  const due = await services.repositories.standings.listSubscriptionsDue(services.now(), BATCH)
  return processConcurrently(
    due,
    // The name is on the statement of the card, which is Korean.
    ({ payerId }) => renewSubscription(services, payerId, ({ planId }) => orderNameFor('ko', planId)),
    log,
  )
}
