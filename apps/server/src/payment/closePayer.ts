import { canStopAuto, nextSubscription, type Payer, subscriptionOf } from '@pandok/domain'
import type { Repositories } from '#db/repositories/Repositories.ts'
import type { Services } from '#rpc/Services.ts'
import type { PaymentRepository } from './paymentRepositories.ts'
import { saveStanding } from './saveStanding.ts'
import { dropCreated } from './settleEvent.ts'

/**
 * It must run in the transaction in which the member withdraws, after the member was deleted: nothing is
 * charged any more, the card is dropped, and requests with personal data are deleted. Payments stay, as the
 * law requires, without the member.
 */
export async function closePayer(
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
  // A subscription that is frozen by a refund doesn't change; the job that would renew it finds no member and
  // stops it.
  if (stopped && (stopped !== line || line.state === 'stopped'))
    await saveStanding(
      services,
      locked,
      { subscription: { ...stopped, hasCard: false } },
      { what: 'withdrawn' },
    )
  await bound.paymentOps.forgetPersons(id)
}
