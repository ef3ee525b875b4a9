import type { Locale } from '@pandok/domain'
import { type DateMention, datesIn, isoDay } from '../text/dates.ts'

/**
 * Forms with two digits for the year, as hurried reports have them. They are read here alone: elsewhere such
 * numbers may be a chapter, a level or a time, and here a reader confirms the day. «11/2/24» can be read in
 * two ways and is left to the reader.
 */
const YEAR_FIRST = /(?<![\d.,/-])(\d{2})([-./])(\d{1,2})\2(\d{1,2})(?![\d%]|[.,/-]\d|\s*[cm]m)/gu
const GERMAN = /(?<![\d.,])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{2})(?![\d%]|[.,]\d|\s*[cm]m)/gu

/** Finds the dates of a pasted report, over the ends of its sentences: «2025. 1. 8.» has points in it. */
export function datesOfReport(text: string, locale: Locale): readonly DateMention[] {
  const whole = datesIn(text, locale)
  const short =
    locale === 'en'
      ? []
      : locale === 'de'
        ? read(text, GERMAN, ([, day, month, year]) => [year, month, day])
        : read(text, YEAR_FIRST, ([, year, , month, day]) => [year, month, day])
  const isFree = ({ start, end }: DateMention) => !whole.some((one) => start < one.end && one.start < end)
  return [...whole, ...short.filter(isFree)].toSorted((a, b) => a.start - b.start)
}

const read = (
  text: string,
  pattern: RegExp,
  pick: (match: RegExpMatchArray) => readonly (string | undefined)[],
): DateMention[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const [year = '', month = '', day = ''] = pick(match)
    const found = isoDay(`20${year}`, month, day)
    return found === undefined ? [] : [{ day: found, start: match.index, end: match.index + match[0].length }]
  })
