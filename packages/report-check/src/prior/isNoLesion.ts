import type { SizeMention, Span } from '../text/numbers.ts'
import type { Unit } from '../text/readText.ts'
import { phrases } from '../words/phrases.ts'

/**
 * Returns whether a length isn't the size of a finding: a threshold, a distance, a slice thickness, a sum or
 * a shift.
 */
export function isNoLesion(text: string, { start, end }: Span, unit: Unit): boolean {
  const before = text.slice(Math.max(unit.start, start - AROUND), start)
  const behind = text.slice(end, Math.min(unit.end, end + AROUND))
  return [LIMIT, APART, MARGIN].some((words) => words.test(before)) || APART_BEHIND.test(behind)
}

const AROUND = 28

/** A threshold isn't a measurement; «->» is an arrow and no threshold. */
const LIMIT = new RegExp(`(?:(?<![-=–—])[<>≤≥＜＞]|${phrases('thresholdBefore')})\\s*$`, 'iu')
/** A size after these words isn't the size of a lesion. */
const APART = new RegExp(
  `${phrases('noLesionBefore')}\\s*(?:[:：=]|${phrases('topicParticle')})?\\s*${phrases('aboutLength')}?\\s*$`,
  'iu',
)
/** The distance between a tumor and the margin where it was or will be cut. */
const MARGIN = new RegExp(
  `${phrases('marginBefore')}(?:\\s+\\p{L}+){0,2}\\s*[:：,]?\\s*${phrases('marginLink')}?(?:\\s*${phrases('marginState')}\\s*[:：,]?)*\\s*$`,
  'iu',
)
/**
 * This matches «7 cm from the anal verge», «3 cm FN», «4 cm von der Mamille» and «2 cm 거리에». «9 mm from
 * previous 6 mm» isn't a distance.
 */
const APART_BEHIND = new RegExp(`^\\s*${phrases('apartBehind')}`, 'iu')

interface Neighbours {
  size: SizeMention
  last: SizeMention | undefined
  next: SizeMention | undefined
  /** These dates are mentioned for comparison. */
  compared: readonly Span[]
  /** These are all dates before that of the examination. */
  days: readonly Span[]
}

/** Returns whether the words next to a size assign it to a still earlier examination. */
export function isEarlierSize(text: string, { size, last, next, compared, days }: Neighbours): boolean {
  const before = text.slice(Math.max(0, size.start - AROUND), size.start)
  return (
    (next !== undefined && CHANGES_TO.test(text.slice(size.end, next.start))) ||
    WAS.test(before) ||
    THEN.test(before) ||
    AGO.test(before) ||
    IN_YEAR.test(before) ||
    WAS_BEHIND.test(text.slice(size.end, size.end + AROUND)) ||
    compared.some(({ end }) => end <= size.start && SINCE_DATE.test(text.slice(end, size.start))) ||
    days.some(
      ({ start, end }) =>
        start >= size.end && ON_DAY.test(text.slice(size.end, start)) && CLOSED.test(text.slice(end)),
    ) ||
    // In «20 mm (29 mm)» the size in parentheses is the earlier one.
    (last !== undefined &&
      /^\s*[(（]\s*$/u.test(text.slice(last.end, size.start)) &&
      /^\s*[)）]/u.test(text.slice(size.end)))
  )
}

/**
 * Matches the text between an earlier and a current size: «6 mm → 8 mm», «1.6 cm (short axis) -> 0.9 cm»,
 * «6 mm에서 8 mm로», «6 mm auf 8 mm».
 */
const CHANGES_TO = new RegExp(
  `^\\s*(?:[(（][^)）]{0,24}[)）])?\\s*(?:→|->|=>|⇒|➔|>|${phrases('changesTo')})\\s*$`,
  'iu',
)

/**
 * Matches the words that introduce an earlier size without mentioning an earlier study: «Increased from 9
 * mm», «(was 4.1 cm)», «原4.1cm», «(prev 22 mm)».
 */
const WAS = new RegExp(
  `${phrases('wasBefore')}\\s*[:：]?\\s*${phrases('about')}?\\s*$|[(（]\\s*(?:\\d{1,4}[-./])?\\d{1,2}[-./]\\d{1,2}\\s*[:：]\\s*$`,
  'iu',
)
/** This matches «damals 9 mm», «versus 4.6 cm» and «당시 1.9 cm». */
const THEN = new RegExp(`${phrases('thenBefore')}\\s*[:：]?\\s*(?:${phrases('about')}|[为為])?\\s*$`, 'iu')
/** This matches «Vor 6 Wochen 4,4 cm», «6 months ago 9 mm» and «6개월 전 9 mm». */
const AGO = new RegExp(`${phrases('agoBefore')}\\s*[:：]?\\s*$`, 'iu')
/**
 * A size in parentheses after a year, a month or a day was measured then: «(2023: 4.0 cm)», «（2019年11月は7mm）».
 */
const IN_YEAR =
  /(?:[(（]\s*(?:in |on |am |im )?(?:19|20)\d\d(?:\s*[-./년年]\s*\d{0,2}(?:\s*[-./월月]\s*\d{0,2}\s*[일日]?)?)?\s*(?:CT|MRI?|MRT|US)?\s*(?:[:：,]|에는?|は|时|時|为|為|was|war)*|\b(?:since|seit)\s+(?:\p{L}+\.? )?(?:19|20)\d\d\s*[(（])\s*$/iu
/** This matches «(5 mm previously)» and «11 mm zuvor». */
const WAS_BEHIND = new RegExp(`^\\s*${phrases('wasBehind')}`, 'iu')
/** Only a colon or a comma, and the name of a method, may stand between a date and its size. */
const SINCE_DATE = /^\s*[:：,]?\s*(?:CT|MRI?|MRT)?\s*$/u
/**
 * In «4.8 cm on 2021-08-02)» and «4.8 cm (2021-08-02)» the day belongs to the size, unless another size
 * follows it.
 */
const ON_DAY = /^\s*[,(（]?\s*(?:on|in|am|vom|im)?\s*$/iu
const CLOSED = /^\s*(?:CT|MRI?|MRT|US)?\s*(?:[)）.;\n]|$)/u
