const DAY = /^(\d{4})-(\d{2})-(\d{2})$/u

export interface Day {
  year: number
  month: number
  day: number
}

/** Returns a day of the calendar, or undefined if it doesn't exist (2023-02-29). */
export function readDay(text: string): Day | undefined {
  const [, y, m, d] = DAY.exec(text) ?? []
  const year = Number(y)
  const month = Number(m)
  const day = Number(d)
  if (y === undefined || year < 1 || month < 1 || month > 12) return undefined
  return day >= 1 && day <= daysIn(year, month) ? { year, month, day } : undefined
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const daysIn = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Counts days since 0001-01-01 in the Gregorian calendar. Years begin in March, so that the leap day comes last. */
export function dayNumber({ year, month, day }: Day): number {
  const y = month <= 2 ? year - 1 : year
  const m = (month + 9) % 12
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
  return 365 * y + leaps + Math.floor((153 * m + 2) / 5) + day - 307
}

/** Counts whole years from one day to another, as ages are counted; negative if the second is earlier. */
export function fullYears(from: Day, to: Day): number {
  if (dayNumber(to) < dayNumber(from)) return -fullYears(to, from) || 0
  const isBefore = to.month < from.month || (to.month === from.month && to.day < from.day)
  return to.year - from.year - (isBefore ? 1 : 0)
}
