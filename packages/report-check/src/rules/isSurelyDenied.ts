import { deniedIn } from '../text/denials.ts'
import type { Span } from '../text/numbers.ts'
import { blanked, wordsLeft } from '../text/wordsIn.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import { isBare } from './isBare.ts'
import type { InUnit, Observed } from './Rule.ts'

/**
 * Matches words of denials, exceptions and disappearance. A sentence with one of them doesn't simply affirm.
 */
const UNSURE = ['mayDeny', 'except', 'otherwise', 'gone', 'positive'] as const

/**
 * Returns whether a sentence, or a part of it, affirms what it names, without any word that may restrict the
 * affirmation.
 */
export const isSurelyAffirmed = ({ unit, read }: InUnit, part: Span = unit): boolean =>
  !UNSURE.some((mark) => unit.marks(mark).some(({ start, end }) => start < part.end && end > part.start)) &&
  deniedIn({ text: read.reading.text.slice(part.start, part.end), locale: read.reading.locale }).length === 0

/** A comma may end what is denied; in Chinese, «、» only separates the items of a list. */
const CUTS = { zh: /[,，;；:：()（）]/u, other: /[,，、;；:：()（）]/u } as const

/** Returns the text around a place, between two commas. */
function segmentAt(text: string, { start, end }: Span, cut: RegExp): Span {
  const isCut = (at: number) => cut.test(text.charAt(at))
  let from = start
  let to = end
  while (from > 0 && !isCut(from - 1)) from -= 1
  while (to < text.length && !isCut(to)) to += 1
  return { start: from, end: to }
}

/**
 * Returns whether a finding as such is denied: the denial is in its own clause, which names only findings,
 * places and words that the affirming sentence has as well. «No enhancing nodule» doesn't exclude a nodule
 * that doesn't enhance.
 */
export function isSurelyDenied({ read, unit, observation }: Observed, asserted: Observed): boolean {
  const { locale } = read.reading
  const lexicon = lexiconOf(locale)
  const at = { start: observation.start - unit.start, end: observation.end - unit.start }
  const segment = segmentAt(unit.text, at, locale === 'zh' ? CUTS.zh : CUTS.other)
  const text = unit.text.slice(segment.start, segment.end)
  if (unit.marks('except').length > 0 || unit.marks('positive').length > 0) return false
  const [ahead, behind] = [lexicon.negationsBefore(text), lexicon.negationsAfter(text)]
  const isAdjacent =
    ahead.some(({ end }) => segment.start + end <= at.start) ||
    behind.some(({ start }) => segment.start + start >= at.end) ||
    isSigned(unit.text.slice(at.end))
  if (!isAdjacent) return false
  const known: readonly Span[] = [
    ...ahead,
    ...behind,
    ...lexicon.concepts(text),
    ...lexicon.organs(text),
    ...lexicon.sides(text),
    ...lexicon.mark('qualifiers')(text),
    ...lexicon.mark('modalities')(text),
    // A number of findings doesn't restrict which kind of finding is denied.
    ...lexicon.mark('largest')(text),
  ].map(({ start, end }) => ({ start, end: end + restOfWord(text, end) }))
  // The place follows the finding, as in «Keine Fraktur des oberen Sprunggelenks»; a denial without a place
  // applies everywhere.
  const isAnyPlace = !lexicon.isPredicateLast && isBare(asserted)
  const own = blanked(text, known).slice(0, isAnyPlace ? at.end - segment.start : undefined)
  const left = wordsLeft(own, lexicon)
  const there = asserted.unit.text.toLowerCase()
  return left.every((word) => there.includes(word))
}

const isSigned = (text: string): boolean => /^[^,，、]{0,6}[(（]\s*[-−–－]/u.test(text)

/** A German or English inflectional ending belongs to its word. */
const restOfWord = (text: string, end: number): number =>
  /^\p{Script=Latin}{1,3}(?!\p{Script=Latin})/u.exec(text.slice(end))?.[0].length ?? 0
