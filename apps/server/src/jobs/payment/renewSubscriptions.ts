import { isRenewing, nextSubscription, openRefundOfSubscription, subscriptionOf } from '@pandok/domain'
import { inPayersTurn } from '#payment/inPayersTurn.ts'
import { orderNameFor } from '#payment/orderNameFor.ts'
import { renewSubscription } from '#payment/renewSubscription.ts'
import { saveStanding } from '#payment/saveStanding.ts'
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
    async ({ payerId }) => {
      if (await isLeft(services, payerId)) return
      // It is read on the card's statement, which is Korean.
      await renewSubscription(services, payerId, ({ planId }) => orderNameFor('ko', planId))
    },
    log,
  )
}

/** Nobody is there to be charged any more: the line stops as if the member had said so. */
function isLeft(services: PaymentServices, payerId: string): Promise<boolean> {
  return inPayersTurn(services, payerId, async (turn) => {
    // What a refund has frozen stands still until that is settled, and is not charged either.
    if (turn.payer.memberId !== null || openRefundOfSubscription(turn.standing)) return false
    const line = subscriptionOf(turn.standing, turn.now)
    if (!line || !isRenewing(line)) return false
    const stopped = nextSubscription(line, { type: 'stop' }, { isRefundOpen: false, now: turn.now })
    await saveStanding(services, turn, { subscription: stopped ?? line }, { what: 'withdrawn' })
    return true
  })
}
