import { canStopAuto, nextSubscription, subscriptionAt, subscriptionOf } from '@pandok/domain'
import type { Services } from '#rpc/Services.ts'
import { saveStanding } from './saveStanding.ts'
import type { LockedPayer } from './withPayerLock.ts'

/**
 * Stops automatic payment on behalf of a member who can't: money that a renewal takes later is returned. It
 * returns whether there was anything to stop; what a refund has frozen doesn't change until that is settled,
 * and is not charged either.
 */
export async function stopCharging(
  services: Pick<Services, 'mailer'>,
  locked: LockedPayer,
  what: 'withdrawn' | 'suspended',
): Promise<boolean> {
  const { standing, now } = locked
  const line = canStopAuto(standing, now).ok ? subscriptionOf(standing, now) : null
  const context = { isRefundOpen: false, now }
  const stopped = line && nextSubscription(line, { type: 'stop' }, context)
  if (!stopped) return false
  await saveStanding(services, locked, { subscription: subscriptionAt(stopped, context) }, { what })
  return true
}
