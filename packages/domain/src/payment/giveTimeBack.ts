import type { Period } from './Period.ts'
import { isSameSeoulDay, seoulDay } from './periodEnd.ts'
import type { RefundCase } from './RefundCase.ts'
import type { Standing } from './Standing.ts'
import type { Subscription } from './Subscription.ts'
import { later } from './time.ts'

/**
 * Gives back the time that a refund request froze, to the second: the running period ends later, and later
 * ones are shifted.
 */
export function giveTimeBack(
  { lines, life, requestedAt }: Pick<RefundCase, 'lines' | 'life' | 'requestedAt'>,
  { periods, subscription }: Pick<Standing, 'periods' | 'subscription'>,
  now: Date,
): Pick<Standing, 'periods' | 'subscription'> {
  const ms = Math.max(0, now.getTime() - requestedAt.getTime())
  const isFrozen = ({ orderId }: Period): boolean => lines.some((line) => line.orderId === orderId)
  return {
    periods: periods.map((period) => (isFrozen(period) ? moved(period, requestedAt, ms) : period)),
    subscription:
      subscription && life === subscription.life ? withExpiryMoved(subscription, ms) : subscription,
  }
}

const moved = (period: Period, frozenAt: Date, ms: number): Period =>
  period.startsAt <= frozenAt
    ? { ...period, endsAt: later(period.endsAt, ms), frozenMs: period.frozenMs + ms }
    : { ...period, startsAt: later(period.startsAt, ms), endsAt: later(period.endsAt, ms) }

function withExpiryMoved(subscription: Subscription, ms: number): Subscription {
  const expiresAt = later(subscription.expiresAt, ms)
  // A request that was withdrawn within the same day keeps the anchor on the 31st, even in a month without
  // that day.
  const isSameDay = isSameSeoulDay(expiresAt, subscription.expiresAt)
  return { ...subscription, expiresAt, anchorDay: isSameDay ? subscription.anchorDay : seoulDay(expiresAt) }
}
