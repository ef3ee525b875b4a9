import type { Span } from '../text/numbers.ts'
import { phrasePattern, phrases } from '../words/phrases.ts'

/**
 * These labels precede the date of the examination at the top of a report. «Voruntersuchung vom» doesn't
 * match, because it contains another word.
 */
const LABEL = new RegExp(`(?<!\\p{L})${phrases('examLabel')}\\s*[:：]?\\s*$`, 'iu')
/** A specimen also has a day on which it was taken or received. */
const SPECIMEN_LABEL = new RegExp(`(?<!\\p{L})${phrases('specimenLabel')}\\s*[:：]?\\s*(?:am\\s+)?$`, 'iu')
/** A label is at most this far from its date. */
const LABEL_CHARACTERS = 32

type Day = Span & { day: string }

/**
 * Returns the date of the examination itself: the one with such a label, else the one in the title, else the
 * only one that isn't mentioned for comparison. It is undefined if several are possible, because a wrong date
 * would make every change wrong.
 */
export function examDateOf(text: string, dates: readonly Day[]): Day | undefined {
  const own = dates.filter((date) => !isCompared(text, date, dates))
  const labelledBy = (label: RegExp) =>
    own.filter(({ start }) => label.test(text.slice(Math.max(0, start - LABEL_CHARACTERS), start)))
  const titled = own.filter((date) => isInTitle(text, date))
  const days = [labelledBy(LABEL), labelledBy(SPECIMEN_LABEL), titled].find(({ length }) => length > 0) ?? own
  const [first] = days
  if (!first || days.some(({ day }) => day !== first.day)) return undefined
  return { day: first.day, start: first.start, end: first.end }
}

/** A date in the first line, as in «CT Thorax vom 2. März 2026», is the date of the report. */
function isInTitle(text: string, { start }: Span): boolean {
  const before = text.slice(0, start).trimStart()
  return !before.includes('\n') && before.length <= TITLE_CHARACTERS
}

const TITLE_CHARACTERS = 80

/**
 * Words since the previous date, or words that directly follow this one, mark a date as one of comparison.
 */
export function isCompared(text: string, { start, end }: Span, dates: readonly Span[]): boolean {
  const from = Math.max(0, ...dates.filter((one) => one.end <= start).map((one) => one.end))
  const before = text.slice(from, start).split(SENTENCES).at(-1) ?? ''
  const behind = text.slice(end, end + BEHIND_CHARACTERS).split(SENTENCES)[0] ?? ''
  const isAside = /[(（][^)）]*$/u.test(before)
  return COMPARED.test(before) || COMPARED_BEHIND.test(behind) || (isAside && SIZE_BEHIND.test(behind))
}

const SENTENCES = /\n|[。;；]|(?<!\b(?:cf|vgl|vs|prev))\.\s/iu
const BEHIND_CHARACTERS = 32
const COMPARED = phrasePattern('comparedBefore')
/** In «2024-10-11旧片对比» and «10.09.2024 zum Vergleich» the word of comparison follows the date. */
const COMPARED_BEHIND = new RegExp(
  `^\\)?\\s*${phrases('daySuffix')}?\\s*(?:CT|MRI?|MRT|US|${phrases('examName')})?\\s*${phrases('withBehind')}?\\s*${phrases('comparedBehind')}`,
  'iu',
)
/** «(2024-05-08: 4.1 cm)» gives what was measured on that day. */
const SIZE_BEHIND = /^\s*[:：,]?\s*\d+(?:[.,]\d+)?\s*(?:[x×*]|[cm]m|㎜|㎝|厘米|毫米)/iu
