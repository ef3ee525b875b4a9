import type { Locale } from '@pandok/domain'
import type { Side } from '../CheckedReport.ts'
import type { Span } from '../text/numbers.ts'
import type { Observation } from '../text/observe.ts'
import { readText, type Unit } from '../text/readText.ts'
import { examDateOf } from './examDateOf.ts'
import { languageOfText } from './languageOfText.ts'

/** A size in an old report with what it probably belongs to. */
export interface OldSize extends Span {
  /** The axes in the order in which they are written. */
  axesMm: readonly number[]
  /** Ids of the word lists; undefined if the sentence names none. */
  organ: string | undefined
  concept: string | undefined
  side: Side | undefined
  /** The sentence, so that a reader can judge. */
  sentence: string
}

export interface OldCategory extends Span {
  system: string
  category: string
  sentence: string
}

/**
 * The recognized content of an old report. Every part is a proposal with its place in the text; none is used
 * without confirmation.
 */
export interface OldReport {
  locale: Locale
  /** The date of the reported examination, if it can be determined. */
  examDate: (Span & { day: string }) | undefined
  /** All dates in the text, including that of the examination. */
  dates: readonly (Span & { day: string })[]
  sizes: readonly OldSize[]
  categories: readonly OldCategory[]
}

/** No report is longer. */
const CHARACTERS_MAX = 50_000

/**
 * Reads a pasted report. Statements about still earlier examinations, and limits («≥ 8 mm»), are not its own
 * findings.
 */
export function readOldReport(pasted: string, asked?: Locale): OldReport {
  const text = pasted.slice(0, CHARACTERS_MAX).replace(/\r\n?/gu, '\n')
  const locale = asked ?? languageOfText(text)
  const { units } = readText(text, locale)
  const dates = units.flatMap((unit) => unit.dates.map(({ day, start, end }) => ({ day, start, end })))
  return {
    locale,
    dates,
    examDate: examDateOf(text, units),
    sizes: units.flatMap((unit) => sizesOf(unit, text)),
    categories: units.flatMap((unit) =>
      unit.categories
        .filter((one) => !isEarlier(one, unit))
        .map(({ system, category, start, end }) => ({
          system,
          category,
          start,
          end,
          sentence: unit.text.trim(),
        })),
    ),
  }
}

function sizesOf(unit: Unit, text: string): OldSize[] {
  return unit.sizes
    .filter((size, index) => {
      const next = unit.sizes[index + 1]
      const isBefore = next !== undefined && CHANGES_TO.test(text.slice(size.end, next.start))
      return (
        !isBefore &&
        !LIMIT.test(text.slice(Math.max(0, size.start - 12), size.start)) &&
        !WAS.test(text.slice(Math.max(0, size.start - 12), size.start)) &&
        !isEarlier(size, unit)
      )
    })
    .map((size) => {
      const about = nearest(size, unit.observations)
      const side = sideBefore(size, unit) ?? about?.side
      return {
        ...{ axesMm: size.axesMm, start: size.start, end: size.end, sentence: unit.text.trim() },
        ...{ organ: about?.organ, concept: about?.concept, side },
      }
    })
}

/** Matches the text between an earlier and a current size: «6 mm → 8 mm», «6 mm에서 8 mm로», «6 mm auf 8 mm». */
const CHANGES_TO = /^\s*(?:→|->|⇒|>|에서|to\b|auf\b|から|增至|增大至|增加至|减至|缩小至|至|到)\s*$/iu
/** Thresholds are no measurements. */
const LIMIT =
  /(?:[<>≤≥＜＞]|less than|more than|over|under|at least|up to|unter|über|mindestens|小于|大于|不足|超过)\s*$/iu

/**
 * Matches the words before an earlier size without a mention of an earlier study: «Increased from 9 mm»,
 * «(was 4.1 cm)», «原4.1cm».
 */
const WAS = /(?:\bfrom|[(,;]\s*(?:it )?was|[(,;]\s*war|由|从|原)\s*$/iu

/** In «Right kidney 10.5 cm, left 11 cm» a side between two sizes belongs to the second. */
function sideBefore(at: Span, { sides, sizes }: Unit): Side | undefined {
  const from = Math.max(-1, ...sizes.filter(({ end }) => end <= at.start).map(({ end }) => end))
  if (from < 0) return undefined
  return sides.findLast(({ start, end }) => start >= from && end <= at.start)?.id
}

/** In «이전 6 mm» and «previously 6 mm» the word precedes the size and is nearer than any other size. */
function isEarlier(at: Span, unit: Unit): boolean {
  const word = unit.marks('prior').findLast(({ end }) => end <= at.start)
  if (!word) return false
  return !unit.sizes.some(({ start }) => start > word.end && start < at.start)
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
