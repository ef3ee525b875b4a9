/** The built-in date formats, including those of East Asian languages (27–36, 50–58). */
const BUILT_IN: readonly (readonly [number, number])[] = [
  [14, 17],
  [22, 22],
  [27, 31],
  [36, 36],
  [50, 58],
]
const DAY_MS = 86_400_000
/** Excel treats 1900 as a leap year, so days from March 1900 on count from one day earlier. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
const LAST_DAY = 2_958_465

/**
 * Returns whether a number format shows a date: by its number, or by a y, m or d outside of quotes and
 * brackets.
 */
export function isDayFormat(id: number, code: string | undefined): boolean {
  if (BUILT_IN.some(([first, last]) => id >= first && id <= last)) return true
  if (code === undefined) return false
  const bare = code.slice(0, 200).replace(/"[^"]*"|\[[^\]]*\]|\\./gu, '')
  return /[yd]/iu.test(bare) && !/[#0?]/u.test(bare)
}

/** Writes `2026-05-10`, or returns undefined if the number isn't a date. */
export function printDay(number: number, isOldCalendar: boolean): string | undefined {
  if (number < 1 || number > LAST_DAY) return undefined
  const epoch = isOldCalendar ? EPOCH_1904 : EPOCH_1900
  return new Date(epoch + Math.floor(number) * DAY_MS).toISOString().slice(0, 10)
}
