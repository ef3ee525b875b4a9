import { isOpenPeriod, type Period } from './Period.ts'
import { isTierPlan } from './plans.ts'
import type { Standing } from './Standing.ts'

/**
 * What a refund of one payment covers. A sheet is refunded by itself; of the subscription goes back all that is left, since
 * one can't end it and keep what was paid on top. Empty where nothing is left.
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
