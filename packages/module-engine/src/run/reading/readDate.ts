import { halfWidth } from './halfWidth.ts'

const YEAR_FIRST = /^(\d{4}) ?[-./年년] ?(\d{1,2}) ?[-./月월] ?(\d{1,2}) ?[.日일]?$/u
const TOGETHER = /^(\d{4})(\d{2})(\d{2})$/u
const GERMAN = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/u

/**
 * Reads a calendar day as YYYY-MM-DD, or returns undefined. `11/12/2026` is refused, because half of the
 * world reads it the other way.
 */
export function readDate(typed: string): string | undefined {
  const text = halfWidth(typed.slice(0, 40))
  const german = GERMAN.exec(text)
  const [, year, month, day] = german
    ? [text, german[3], german[2], german[1]]
    : (YEAR_FIRST.exec(text) ?? TOGETHER.exec(text) ?? [])
  if (year === undefined || month === undefined || day === undefined) return undefined
  if (!isDay(Number(year), Number(month), Number(day))) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function isDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return year > 0 && days !== undefined && day >= 1 && day <= days
}
