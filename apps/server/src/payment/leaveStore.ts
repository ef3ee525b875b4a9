import { canStopAuto, nextSubscription, type Payer, subscriptionOf } from '@pandok/domain'
import type { Repositories } from '#db/repositories/Repositories.ts'
import type { Services } from '#rpc/Services.ts'
import type { PaymentRepository } from './paymentRepositories.ts'
import { saveStanding } from './saveStanding.ts'
import { dropCreated } from './settleEvent.ts'

/**
 * In the transaction in which the payer's member withdraws, after the member is gone: nothing is charged any more, the card
 * is given up, and what was sent about the person is forgotten. Payments stay, as the law asks, and no longer say whose.
 */
export async function leaveStore(
  services: Pick<Services, 'mailer'>,
  bound: Pick<Repositories, PaymentRepository>,
  { id }: Payer,
  now: Date,
): Promise<void> {
  const payer = await bound.payers.find(id)
  if (!payer) return
  const standing = await bound.standings.load(id)
  const locked = { bound, payer, standing, now }
  await dropCreated(locked, 'timeOver')
  const line = subscriptionOf(standing, now)
  const stopped =
    line && canStopAuto(standing, now).ok
      ? nextSubscription(line, { type: 'stop' }, { isRefundOpen: false, now })
      : line
  // A line that is frozen by a refund stands still; the job that would renew it finds nobody and stops it.
  if (stopped && (stopped !== line || line.state === 'stopped'))
    await saveStanding(
      services,
      locked,
      { subscription: { ...stopped, hasCard: false } },
      { what: 'withdrawn' },
    )
  await bound.paymentOps.forgetPersons(id)
}
