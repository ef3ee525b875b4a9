import type { Plan } from './plans.ts'
import { DAY_MS, HOUR_MS } from './time.ts'

/** Korea has UTC+9 all year; it last had daylight saving time in 1988. */
const SEOUL_MS = 9 * HOUR_MS

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** The day of the month in Asia/Seoul. */
export const seoulDay = (date: Date): number => new Date(date.getTime() + SEOUL_MS).getUTCDate()

export const isSameSeoulDay = (one: Date, other: Date): boolean =>
  Math.floor((one.getTime() + SEOUL_MS) / DAY_MS) === Math.floor((other.getTime() + SEOUL_MS) / DAY_MS)

/**
 * Adds calendar months and years in Asia/Seoul, with the same time of day. The anchor is the day on which the
 * first period began: after February 28, a period ends on the 31st again in March.
 */
export function periodEnd(
  startsAt: Date,
  { period }: Pick<Plan, 'period'>,
  anchorDay = seoulDay(startsAt),
): Date {
  const seoul = new Date(startsAt.getTime() + SEOUL_MS)
  const months = seoul.getUTCMonth() + (period === 'month' ? 1 : 12)
  const year = seoul.getUTCFullYear() + Math.floor(months / 12)
  const month = months % 12
  const timeOfDay =
    seoul.getTime() - Date.UTC(seoul.getUTCFullYear(), seoul.getUTCMonth(), seoul.getUTCDate())
  const day = Math.min(anchorDay, lastDayOf(year, month))
  return new Date(Date.UTC(year, month, day) + timeOfDay - SEOUL_MS)
}
