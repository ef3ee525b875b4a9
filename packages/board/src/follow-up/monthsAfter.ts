/** Returns the same day some months later, or the last day of that month if it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

/** Longer intervals are not given in months. */
const MONTHS_MAX = 120

/** Returns how many whole months lie between two days, or undefined if it is not a whole number. */
export function wholeMonths(from: string, to: string): number | undefined {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const [laterYear = 0, laterMonth = 0] = to.split('-').map(Number)
  const months = 12 * (laterYear - year) + laterMonth - month
  return months > 0 && months <= MONTHS_MAX && monthsAfter(from, months) === to ? months : undefined
}
