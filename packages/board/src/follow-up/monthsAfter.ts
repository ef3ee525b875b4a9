/** The same day some months later; where that month is shorter, its last one. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

/** Beyond this many months, nobody counts in months. */
const MONTHS_MAX = 120

/** How many whole months lie between two days; undefined where it isn't a whole number of them. */
export function wholeMonths(from: string, to: string): number | undefined {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const [laterYear = 0, laterMonth = 0] = to.split('-').map(Number)
  const months = 12 * (laterYear - year) + laterMonth - month
  return months > 0 && months <= MONTHS_MAX && monthsAfter(from, months) === to ? months : undefined
}
