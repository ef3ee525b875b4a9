import type { Payer } from '@pandok/domain'
import type { Repositories } from '#db/repositories/Repositories.ts'
import type { Services } from '#rpc/Services.ts'
import type { PaymentRepository } from './paymentRepositories.ts'
import { dropCreated } from './settleEvent.ts'
import { stopCharging } from './stopCharging.ts'

/**
 * It must run in the transaction in which the member is suspended, after that is written: nothing is charged
 * from now on. What was paid for runs until its end, and the card is kept that long, so that a reinstated
 * member can resume.
 */
export async function suspendPayer(
  services: Pick<Services, 'mailer'>,
  bound: Pick<Repositories, PaymentRepository>,
  payer: Payer,
  now: Date,
): Promise<void> {
  const locked = { bound, payer, standing: await bound.standings.load(payer.id), now }
  await dropCreated(locked, 'timeOver')
  await stopCharging(services, locked, 'suspended')
}
