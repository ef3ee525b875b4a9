import type { Locale } from '@pandok/domain'
import { type DateMention, datesIn, isoDay } from '../text/dates.ts'
import { phrases } from '../words/phrases.ts'

/**
 * These forms have two-digit years, as in hurried reports. They are read only here: elsewhere such numbers
 * may be a chapter, a level or a time, while here a reader confirms the day. «11/2/24» can be read in two
 * ways and is left to the reader.
 */
const YEAR_FIRST = /(?<![\d.,/-])(\d{2})([-./])(\d{1,2})\2(\d{1,2})(?![\d%]|[.,/-]\d|\s*[cm]m)/gu
const GERMAN = /(?<![\d.,])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{2})(?![\d%]|[.,]\d|\s*[cm]m)/gu

/** «05-19-20» and «19/05/20» have only one reading, because there is no nineteenth month. */
const SLASHED = /(?<![\d.,/-])(\d{1,2})([-/])(\d{1,2})\2(\d{2})(?![\d%]|[.,/-]\d|\s*[cm]m)/gu
/** This reads dates such as «2021-Mar-18». */
const NAMED_MONTH =
  /(?<!\d)((?:19|20)\d\d)[- ](jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- ](\d{1,2})(?!\d)/giu
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** «20240212» is read as a day only after a word for a date, because it may also be a patient number. */
const COMPACT = new RegExp(
  `(?<=${phrases('dayLabel')}\\s*[:：]?\\s*)((?:19|20)\\d\\d)(\\d\\d)(\\d\\d)(?!\\d)`,
  'giu',
)
/** This reads dates such as «二〇二〇年十一月三日». */
const HAN =
  /([〇零一二三四五六七八九]{4})年([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})[日号]/gu

/** Finds the dates of a pasted report before it is split into sentences, because «2025. 1. 8.» contains full stops. */
export function datesOfReport(text: string, locale: Locale): readonly DateMention[] {
  const whole = datesIn(text, locale)
  const short =
    locale === 'en'
      ? []
      : locale === 'de'
        ? read(text, GERMAN, ([, day, month, year]) => [year, month, day])
        : read(text, YEAR_FIRST, ([, year, , month, day]) => [year, month, day])
  const others = [
    ...short,
    ...(locale === 'en' ? read(text, SLASHED, ([, a, , b, year]) => onlyReading(a, b, year)) : []),
    ...read(text, NAMED_MONTH, ([, year, month, day]) => [
      year,
      String(MONTHS.indexOf((month ?? '').slice(0, 3).toLowerCase()) + 1),
      day,
    ]),
    ...read(text, COMPACT, ([, year, month, day]) => [year, month, day]),
    ...read(text, HAN, ([, year, month, day]) => [year, month, day].map(numberOfHan)),
  ]
  const isFree = ({ start, end }: DateMention) => !whole.some((one) => start < one.end && one.start < end)
  return [...whole, ...others.filter(isFree)].toSorted((a, b) => a.start - b.start)
}

/** If day and month can't be told apart, the date has two readings, and neither is chosen. */
function onlyReading(a = '', b = '', year = ''): readonly string[] {
  const [first, second] = [Number(a), Number(b)]
  if (first <= 12 && second > 12) return [year, a, b]
  return first > 12 && second <= 12 ? [year, b, a] : []
}

const HAN_DIGITS = '〇一二三四五六七八九'

/** Years are written digit by digit, while days and months use 十: 十一 is 11, 二十 is 20. */
function numberOfHan(written = ''): string {
  const digit = (sign: string) => HAN_DIGITS.indexOf(sign.replace('零', '〇'))
  if (!written.includes('十')) return [...written].map(digit).join('')
  const [tens = '', ones = ''] = written.split('十')
  return String((tens === '' ? 1 : digit(tens)) * 10 + (ones === '' ? 0 : digit(ones)))
}

const read = (
  text: string,
  pattern: RegExp,
  pick: (match: RegExpMatchArray) => readonly (string | undefined)[],
): DateMention[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const [year = '', month = '', day = ''] = pick(match)
    const found = isoDay(year.length === 2 ? `20${year}` : year, month, day)
    return found === undefined ? [] : [{ day: found, start: match.index, end: match.index + match[0].length }]
  })
