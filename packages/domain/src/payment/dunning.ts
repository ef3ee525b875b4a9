import { GRACE_LIMIT_DAYS, RETRY_DAYS } from './limits.ts'
import { isRenewing, type Subscription } from './Subscription.ts'
import { DAY_MS, later } from './time.ts'

/** Access continues this long after the expiry while renewals are tried. */
export const graceEnd = ({ expiresAt }: Pick<Subscription, 'expiresAt'>): Date =>
  later(expiresAt, GRACE_LIMIT_DAYS * DAY_MS)

/** If this is false, one more failure ends the subscription. */
export const hasRetryLeft = (failedRenewals: number): boolean => failedRenewals < RETRY_DAYS.length

/**
 * Returns when the coming period must be charged (again), or null if never. Two attempts are at least a day
 * apart, even if the job was down and several are due.
 */
export function renewalDueAt(subscription: Subscription): Date | null {
  const { expiresAt, failedRenewals, pastDueSince, lastFailedAt } = subscription
  if (!isRenewing(subscription)) return null
  if (failedRenewals === 0 || pastDueSince === null || lastFailedAt === null) return expiresAt
  const days = RETRY_DAYS[failedRenewals - 1]
  if (days === undefined) return null
  return new Date(
    Math.max(later(pastDueSince, days * DAY_MS).getTime(), later(lastFailedAt, DAY_MS).getTime()),
  )
}
