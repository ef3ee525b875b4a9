import type { Side } from '../CheckedReport.ts'
import type { Lexicon } from '../words/lexiconOf.ts'
import type { Match } from '../words/matcherOf.ts'
import { phrases } from '../words/phrases.ts'
import type { Mark } from '../words/WordFile.ts'
import type { SizeMention, Span } from './numbers.ts'

/** A part of a sentence with one statement. */
export interface Clause extends Span {
  /** Everything before this place is denied. */
  deniedTo: number | undefined
  /** Everything from this place on is denied. */
  deniedFrom: number | undefined
}

export const isIn = ({ start }: Span, clause: Span): boolean => start >= clause.start && start < clause.end

export const isDenied = (at: Span, { deniedTo, deniedFrom }: Clause, isOrgan: boolean): boolean =>
  (deniedTo !== undefined && at.start < deniedTo) ||
  (!isOrgan && deniedFrom !== undefined && at.start >= deniedFrom)

interface ClauseParts {
  lexicon: Lexicon
  sides: readonly Match<Side>[]
  sizes: readonly SizeMention[]
  mark: (name: Mark) => readonly Span[]
}

export function clausesOf(text: string, { lexicon, sides, sizes, mark }: ClauseParts): readonly Clause[] {
  // «Not excluded» denies nothing, and «no change» only denies the change.
  const spared = [...mark('uncertain'), ...mark('unchanged')]
  const isReal = (cue: Span) =>
    !spared.some(({ start, end }) => cue.start < end && cue.end > start) &&
    // «No.13リンパ節» and «No. 4 rib» contain numbers, not denials.
    !/^no\.\s?\d/iu.test(text.slice(cue.start))
  const ahead = lexicon.negationsBefore(text).filter(isReal)
  const behind = lexicon.negationsAfter(text).filter(isReal)
  const cuts = lexicon.isPredicateLast
    ? predicateCuts(text, [...mark('present'), ...behind, ...spared], {
        sides,
        sizes,
        breaks: mark('breaks'),
      })
    : commaCuts(text, mark('breaks'))
  const bounds = [0, ...cuts, text.length]
  let isList = false
  return bounds.slice(0, -1).map((start, index) => {
    const end = bounds[index + 1] ?? text.length
    const inside = ({ start: at }: Span) => at >= start && at < end
    const cue = ahead.find(inside)
    // In «Excluded aneurysm sac» the word doesn't deny what follows it.
    const deniedTo = behind.findLast((one) => one.start >= start && one.start < end)?.start
    // «No effusion, pneumothorax or consolidation» denies all three.
    const goesOn = isList && cue === undefined && isListItem(text.slice(start, end), text.slice(start))
    isList = cue !== undefined || goesOn
    return { start, end, deniedTo, deniedFrom: goesOn ? start : cue?.start }
  })
}

const LIST_END = new RegExp(`(?:^|[\\s,])${phrases('listJoint')}\\s`, 'iu')

const LIST_LAST = new RegExp(
  `^\\s*(?:${phrases('listJoint')}\\s|(?:\\S+\\s+){1,4}${phrases('listOr')}\\s)`,
  'iu',
)

/** The last item may continue: «occlusion or aneurysm of the intracranial arteries». */
const isListItem = (segment: string, rest: string): boolean =>
  !/\d/u.test(segment) &&
  LIST_END.test(rest) &&
  (LIST_LAST.test(segment) || segment.trim().split(/\s+/u).length <= 7)

interface Cutting {
  sides: readonly Match<Side>[]
  sizes: readonly SizeMention[]
  breaks: readonly Span[]
}

/**
 * Predicates end their clause, and so do a comma after a size and one between two sides: «right rib
 * fractures, left none».
 */
function predicateCuts(
  text: string,
  predicates: readonly Span[],
  { sides, sizes, breaks }: Cutting,
): readonly number[] {
  const isOtherSide = (from: number, at: number): boolean => {
    const next = sides.find(({ start }) => start >= at && text.slice(at, start).trim() === '')
    const last = sides.findLast(({ start, end }) => start >= from && end <= at)
    return next !== undefined && last !== undefined && next.id !== last.id
  }
  const ends = predicates.map(({ end }) => afterWord(text, end))
  const commas = [...text.matchAll(/[,，、](?!\d)|\(|\)/gu)]
    .map(({ index }) => index + 1)
    .filter((at) => {
      const from = Math.max(0, ...ends.filter((end) => end <= at))
      const before = text.slice(from, at)
      return (
        sizes.some(({ start, end }) => start >= from && end <= at) ||
        /[:：]/u.test(before) ||
        isOtherSide(from, at)
      )
    })
  return sorted([...ends, ...commas, ...breaks.map(({ start }) => start)], text.length)
}

/** The rest of the word belongs to the predicate: «없으며,» and «認めず、». */
function afterWord(text: string, end: number): number {
  const rest = /^[\p{Script=Hangul}\p{Script=Hiragana}]*[,，、]?/u.exec(text.slice(end))?.[0] ?? ''
  return end + rest.length
}

const commaCuts = (text: string, breaks: readonly Span[]): readonly number[] =>
  sorted(
    [
      ...[...text.matchAll(/[,，:：](?!\d)/gu)].map(({ index }) => index + 1),
      ...breaks.map(({ start }) => start),
    ],
    text.length,
  )

const sorted = (cuts: readonly number[], length: number): readonly number[] =>
  [...new Set(cuts)].filter((at) => at > 0 && at < length).toSorted((a, b) => a - b)
