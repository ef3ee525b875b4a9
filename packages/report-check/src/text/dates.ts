import type { Locale } from '@pandok/domain'
import type { Span } from './numbers.ts'

export interface DateMention extends Span {
  /** The date as YYYY-MM-DD. */
  day: string
  /** The other reading of «01/04/2025», which is April in Britain and January in America. */
  otherDay?: string
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** These German month names don't begin like the English ones. */
const GERMAN_MONTHS: Readonly<Record<string, string>> = {
  mär: 'mar',
  mrz: 'mar',
  mai: 'may',
  okt: 'oct',
  dez: 'dec',
}
const MONTH_NAME = '(jan|feb|mar|mär|mrz|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-zä]*\\.?'
/** The separators must match: «2024년 1.4×0.7 cm» is a year and a size. */
const YEAR_FIRST =
  /(?<!\d)((?:19|20)\d\d)(?:\s*([-./])\s*(\d{1,2})\s*\2\s*(\d{1,2})|\s*[년年]\s*(\d{1,2})\s*[월月]\s*(\d{1,2}))(?!\d|\s?(?:[x×✕*]\s?\d|[cm]m(?![a-z])))/giu
/** Japanese years count from the beginning of an era: Reiwa 1 is 2019, Heisei 1 is 1989. */
const ERA = /(令和|平成|[RHＲＨ])\s?(\d{1,2}|元)\s*[-./年]\s*(\d{1,2})\s*[-./月]\s*(\d{1,2})(?!\d)/gu
const DAY_FIRST = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?((?:19|20)\d\d)(?!\d)/gu
/** German reports write «02.03.26»; a chapter number doesn't have three parts of two digits. */
const SHORT_YEAR = /(?<![\d.])(\d{2})\.(\d{2})\.(\d{2})(?![\d.]*\d)/gu
const MONTH_FIRST = /(?<!\d)(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)(?!\d)/gu
const NAMED_FIRST = new RegExp(`${MONTH_NAME} (\\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\\d\\d)`, 'giu')
const NAMED_SECOND = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|\\.)?[ -]?${MONTH_NAME}[,-]? ?((?:19|20)\\d\\d)`,
  'giu',
)

/** Finds complete dates and skips impossible ones. */
export function datesIn(text: string, locale: Locale): readonly DateMention[] {
  if (!/\d/u.test(text)) return []
  const found = [
    ...read(text, YEAR_FIRST, ([, year, , ...parts]) => [year, parts[0] ?? parts[2], parts[1] ?? parts[3]]),
    ...(locale === 'de' ? read(text, DAY_FIRST, ([, day, month, year]) => [year, month, day]) : []),
    ...(locale === 'de' ? read(text, SHORT_YEAR, ([, day, month, year]) => [`20${year}`, month, day]) : []),
    ...(locale === 'de' ? [] : monthFirst(text)),
    ...(locale === 'ja'
      ? read(text, ERA, ([, era, year, month, day]) => [yearOfEra(era, year), month, day])
      : []),
    ...read(text, NAMED_FIRST, ([, month, day, year]) => [year, monthOf(month), day]),
    ...read(text, NAMED_SECOND, ([, day, month, year]) => [year, monthOf(month), day]),
  ]
  return found.toSorted((a, b) => a.start - b.start)
}

function monthFirst(text: string): readonly DateMention[] {
  const others = read(text, MONTH_FIRST, ([, day, month, year]) => [year, month, day])
  return read(text, MONTH_FIRST, ([, month, day, year]) => [year, month, day]).map((date) => {
    const other = others.find(({ start }) => start === date.start)
    return other ? { ...date, otherDay: other.day } : date
  })
}

function monthOf(name = ''): string {
  const start = name.slice(0, 3).toLowerCase()
  return String(MONTHS.indexOf(GERMAN_MONTHS[start] ?? start) + 1)
}

const yearOfEra = (era = '', year = ''): string =>
  String((/令|[RＲ]/u.test(era) ? 2018 : 1988) + (year === '元' ? 1 : Number(year)))

function read(
  text: string,
  pattern: RegExp,
  pick: (match: RegExpMatchArray) => readonly (string | undefined)[],
): DateMention[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [year = '', month = '', day = ''] = pick(match)
    const written = isoDay(year, month, day)
    if (written === undefined) return []
    return [{ day: written, start: match.index ?? 0, end: (match.index ?? 0) + match[0].length }]
  })
}

/** Returns the day as YYYY-MM-DD, or undefined if it isn't in the calendar. */
export function isoDay(year: string, month: string, day: string): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${written}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== written ? undefined : written
}

const DAY_MS = 86_400_000

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** Counts whole years from one day to another. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}
