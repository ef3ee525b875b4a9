import { isOpenPeriod, type Period } from './Period.ts'
import { isTierPlan } from './plans.ts'
import type { Standing } from './Standing.ts'

/**
 * Returns what a refund of one payment covers. A sheet is refunded by itself. For the subscription it is
 * everything that remains, because nobody can end it and keep what was paid in advance. It is empty if
 * nothing remains.
 */
export function refundScope(
  { periods }: Pick<Standing, 'periods'>,
  orderId: string,
  now: Date,
): readonly Period[] {
  const isLeft = (period: Period): boolean => isOpenPeriod(period) && now < period.endsAt
  const asked = periods.find((period) => period.orderId === orderId)
  if (!asked || !isLeft(asked)) return []
  return isTierPlan(asked.planId)
    ? periods.filter((period) => isLeft(period) && isTierPlan(period.planId))
    : [asked]
}
