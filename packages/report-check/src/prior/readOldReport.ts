import type { Locale } from '@pandok/domain'
import type { CategoryMention } from '../text/categoriesIn.ts'
import type { Span } from '../text/numbers.ts'
import type { Observation } from '../text/observe.ts'
import { readText, type Unit } from '../text/readText.ts'
import { phrasePattern } from '../words/phrases.ts'
import { createSiteReader, type Site } from './createSiteReader.ts'
import { datesOfReport } from './datesOfReport.ts'
import { earlierDaysIn, isOfDay } from './earlierDays.ts'
import { examDateOf, isCompared } from './examDateOf.ts'
import { isEarlierSize, isNoLesion } from './isNoLesion.ts'
import { languageOfText } from './languageOfText.ts'
import { stagesIn } from './stagesIn.ts'

/** A size in an old report, with what it probably measures. */
export interface OldSize extends Span, Omit<Site, 'words'> {
  /** The axes are in the order in which they are written. */
  axesMm: readonly number[]
  /** An id of the word lists, or undefined if the sentence names no finding. */
  concept: string | undefined
  /** True if the report calls the size a short axis. */
  isShortAxis: boolean
  /** The words that name its site, or an empty text if there are none. */
  site: string
  /** The sentence is kept so that a reader can judge. */
  sentence: string
}

export interface OldCategory extends Span {
  system: string
  category: string
  /** The name of the system is kept as it is written, because there are several «TI-RADS». */
  written: string
  sentence: string
}

/**
 * What was recognized in an old report. Every part is a proposal with its place in the text, and none is used
 * without confirmation.
 */
export interface OldReport {
  locale: Locale
  examDate: (Span & { day: string }) | undefined
  /** All dates in the text, including that of the examination. */
  dates: readonly (Span & { day: string })[]
  sizes: readonly OldSize[]
  categories: readonly OldCategory[]
}

/** The text is cut off at this length; no real report is longer. */
const CHARACTERS_MAX = 50_000

/**
 * Reads a pasted report. Statements about still earlier examinations and limits («≥ 8 mm») aren't among its
 * findings.
 */
export function readOldReport(pasted: string, asked?: Locale): OldReport {
  const text = pasted.slice(0, CHARACTERS_MAX).replace(/\r\n?/gu, '\n')
  const locale = asked ?? languageOfText(text)
  const { units } = readText(text, locale)
  const dates = datesOfReport(text, locale)
  const compared = dates.filter((date) => isCompared(text, date, dates))
  const examDate = examDateOf(text, dates)
  const earlier = examDate ? earlierDaysIn(text, dates, examDate.day) : []
  const days = dates.filter(({ day }) => examDate !== undefined && day < examDate.day)
  const siteReader = createSiteReader(text, locale)
  return {
    locale,
    dates: dates.map(({ day, start, end }) => ({ day, start, end })),
    examDate,
    sizes: units.flatMap((unit) => {
      const sizes = sizesOf(unit, text, { compared, earlier, days })
      const siteOf = siteReader(unit, sizes)
      return sizes.map((size) => ({ ...size, ...placed(siteOf(size)) }))
    }),
    categories: units.flatMap((unit) =>
      categoriesOf(unit)
        .filter((one) => !isEarlier(one, unit) && !isOfDay(text, one, unit, earlier))
        .map(({ system, category, start, end, categoryAt }) => ({
          system,
          category,
          start,
          end,
          sentence: unit.text.trim(),
          written: text.slice(start, categoryAt.start),
        })),
    ),
  }
}

/** Finds the categories of imaging, and the stages and grades of pathology outside of them. */
function categoriesOf({ categories, text, start: from }: Unit): readonly CategoryMention[] {
  const stages = stagesIn(text).map(({ system, category, start, end }): CategoryMention => {
    const at = { start: from + start, end: from + end }
    return { system, category, categoryAt: at, ...at }
  })
  const free = stages.filter((one) =>
    categories.every(({ start, end }) => one.end <= start || end <= one.start),
  )
  return [...categories, ...free].toSorted((a, b) => a.start - b.start)
}

const placed = ({ words, ...site }: Site) => ({ ...site, site: words.slice(0, SITE_MAX_CHARACTERS) })

interface OtherDays {
  /** These dates are mentioned for comparison. */
  compared: readonly Span[]
  /** The sentence states findings of these earlier days. */
  earlier: readonly Span[]
  /** These are all dates before that of the examination. */
  days: readonly Span[]
}

function sizesOf(unit: Unit, text: string, { compared, earlier, days }: OtherDays) {
  return unit.sizes
    .filter(
      (size, index) =>
        !isNoLesion(text, size, unit) &&
        !isEarlierSize(text, {
          size,
          last: unit.sizes[index - 1],
          next: unit.sizes[index + 1],
          compared,
          days,
        }) &&
        !isEarlier(size, unit) &&
        !isOfDay(text, size, unit, earlier),
    )
    .map((size) => ({
      axesMm: size.axesMm,
      start: size.start,
      end: size.end,
      sentence: unit.text.trim(),
      concept: nearest(size, unit.observations)?.concept,
      isShortAxis: SHORT_AXIS.test(
        text.slice(Math.max(unit.start, size.start - AROUND), Math.min(unit.end, size.end + AROUND)),
      ),
    }))
}

/** A measurement next to one of these words is a short axis. */
const SHORT_AXIS = phrasePattern('shortAxis')
const AROUND = 16
const SITE_MAX_CHARACTERS = 80

/**
 * In «이전 6 mm» and «previously 6 mm» the word precedes the size and is nearer to it than to any other size.
 */
function isEarlier(at: Span, unit: Unit): boolean {
  const word = unit.marks('prior').findLast(({ end }) => end <= at.start)
  if (!word) return false
  return !unit.sizes.some(({ start }) => start >= word.end && start < at.start)
}

/** Finds the subject of a size: the nearest finding, else the nearest organ. */
function nearest(at: Span, observations: readonly Observation[]): Observation | undefined {
  const distance = ({ start, end }: Span) => (end <= at.start ? at.start - end : start - at.end)
  return observations
    .filter(({ isNegated }) => !isNegated)
    .toSorted(
      (a, b) =>
        Number(a.concept === undefined) - Number(b.concept === undefined) || distance(a) - distance(b),
    )[0]
}
