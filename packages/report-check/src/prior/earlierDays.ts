import type { Span } from '../text/numbers.ts'
import type { Unit } from '../text/readText.ts'
import { phrasePattern } from '../words/phrases.ts'
import { isCompared } from './examDateOf.ts'

/** This reads months without a day: «09/2019», «2019年10月», «2019년 10월». */
const MONTH =
  /(?<![\d/.-])(?:(0?[1-9]|1[0-2])[/.]((?:19|20)\d\d)|((?:19|20)\d\d)\s?[년年]\s?(1[0-2]|0?[1-9])\s?[월月])(?!\s?\d)/gu

/**
 * Finds the days and months before the examination whose findings the report states: «Im MRT von 03/2023 war
 * die Läsion 7 mm». A date that is only mentioned for comparison precedes a current finding and isn't
 * included.
 */
export function earlierDaysIn(
  text: string,
  dates: readonly (Span & { day: string })[],
  examDay: string,
): readonly Span[] {
  const months = [...text.matchAll(MONTH)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    day: `${match[2] ?? match[3] ?? ''}-${(match[1] ?? match[4] ?? '').padStart(2, '0')}`,
  }))
  return [...dates, ...months].filter(
    (one) => one.day < examDay.slice(0, one.day.length) && !isCompared(text, one, dates),
  )
}

/**
 * Returns whether a size or a category follows one of these days in its sentence, without a mention of the
 * current examination in between.
 */
export const isOfDay = (text: string, { start }: Span, unit: Unit, days: readonly Span[]): boolean =>
  days.some((day) => {
    if (day.start < unit.start || day.end > start) return false
    const isTold = unit.sizes.some((size) => size.start >= day.end && size.end <= start)
    return !isTold && !NOW.test(text.slice(day.end, start))
  })

const NOW = phrasePattern('nowBetween')
