import type { Locale } from '@pandok/domain'
import { lexiconOf } from '../words/lexiconOf.ts'
import { phrases } from '../words/phrases.ts'
import type { Span } from './numbers.ts'

/** A place that has a number: vertebrae are counted from C1, the others by their own numbers. */
export interface NumberedPlace extends Span {
  system: 'spine' | 'segment' | 'hour'
  /** All numbers of a range; a disc has those of both its vertebrae. */
  numbers: readonly number[]
}

const LEVELS = ['cervical', 'thoracic', 'lumbar', 'sacral'] as const
type Level = (typeof LEVELS)[number]

/** The number of vertebrae above each part. L6 and S1 share a number, as do C8 and T1. */
const BEFORE: Readonly<Record<Level, number>> = { cervical: 0, thoracic: 7, lumbar: 19, sacral: 24 }
const COUNT_MAX: Readonly<Record<Level, number>> = { cervical: 8, thoracic: 13, lumbar: 6, sacral: 5 }
const SEGMENT_MAX = 10
const HOUR_MAX = 12
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

const UP_TO = `\\s?(?:[-–/~〜～・]|${phrases('upTo')})\\s?`
const ORDINAL = '(?:st|nd|rd|th|번|番|\\.)?'
/** Latin words stand alone, while words in other scripts may be attached to the text before them. */
const OPENED = '(?<![\\p{Script=Latin}\\d])'

/** «9 Uhr 8 mm» is an hour and a size, while «9点8mm» may be 9.8 mm. */
const BEFORE_SIZE = '(?<!点)(?=\\s?\\d[\\d.,]*\\s?[mc]m)'

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')

interface Patterns {
  levelOf: ReadonlyMap<string, Level>
  /** This matches «L4», «L4-5», «L5/S1», «BWK 12», «腰1» and «요추 1번». */
  levelAhead: RegExp
  /** This matches «第12胸椎», «제1요추» and «12. BWK». */
  levelBehind: RegExp
  segmentAhead: RegExp
  segmentBehind: RegExp
  hour: RegExp
}

const known = new Map<Locale, Patterns>()

function patternsOf(locale: Locale): Patterns {
  const patterns = known.get(locale) ?? compile(locale)
  known.set(locale, patterns)
  return patterns
}

function compile(locale: Locale): Patterns {
  const { words } = lexiconOf(locale)
  const levelOf = new Map(
    words.flatMap(({ levels }) =>
      LEVELS.flatMap((level) => levels[level].map((word) => [word, level] as const)),
    ),
  )
  const level = anyOf([...levelOf.keys()])
  // A number before «L» is a list number: «2. L4 fracture».
  const long = anyOf([...levelOf.keys()].filter((word) => word.length > 1 && !/^[A-Z][a-z]$/u.test(word)))
  const segment = anyOf(words.flatMap(({ segments }) => segments))
  const hours = anyOf(words.flatMap((file) => file.hours))
  const number = '([1-9]|10|[IVX]{1,4}|[Ⅰ-Ⅹ])'
  return {
    levelOf,
    levelAhead: new RegExp(
      `${OPENED}(${level})[\\s-]?(\\d{1,2})(?![\\d.,]*\\d)(?:${UP_TO}(?:(${level})[\\s-]?)?(\\d{1,2})(?![\\d.,]*\\d))?`,
      'gu',
    ),
    levelBehind: new RegExp(
      `(?<![\\d.,])(\\d{1,2})${ORDINAL}(?:${UP_TO}(\\d{1,2})${ORDINAL})?\\s?(${long})`,
      'gu',
    ),
    segmentAhead: new RegExp(
      `${OPENED}(?:${segment})\\s?${number}[ab]?(?![\\p{Script=Latin}\\d])(?:${UP_TO}(?:S\\s?)?${number}[ab]?(?![\\p{Script=Latin}\\d]))?`,
      'gu',
    ),
    segmentBehind: new RegExp(`${OPENED}${number}(?:${UP_TO}${number})?번?\\s?(?:${segment})`, 'gu'),
    hour: new RegExp(
      `(?<![\\d.,:])(\\d{1,2})(?::30)?(?:${UP_TO}(\\d{1,2}))?\\s?(?:${hours})(?:(?!\\s?\\d)|${BEFORE_SIZE})`,
      'gu',
    ),
  }
}

const rangeOf = (from: number, to: number): readonly number[] =>
  to > from ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : [from, to]

function vertebra(level: Level | undefined, number: string | undefined): number | undefined {
  if (level === undefined || number === undefined) return undefined
  const value = Number(number)
  return value >= 1 && value <= COUNT_MAX[level] ? BEFORE[level] + value : undefined
}

function spineIn(text: string, { levelOf, levelAhead, levelBehind }: Patterns): readonly NumberedPlace[] {
  const made = (index: number, whole: string, ends: readonly (number | undefined)[]): NumberedPlace[] => {
    const [from, to = from] = ends.filter((end) => end !== undefined)
    if (from === undefined || to === undefined) return []
    return [{ system: 'spine', numbers: rangeOf(from, to), start: index, end: index + whole.length }]
  }
  return [
    ...[...text.matchAll(levelAhead)].flatMap(
      ({ index, 0: whole, 1: first = '', 2: from, 3: second, 4: to }) =>
        made(index, whole, [vertebra(levelOf.get(first), from), vertebra(levelOf.get(second ?? first), to)]),
    ),
    ...[...text.matchAll(levelBehind)].flatMap(({ index, 0: whole, 1: from, 2: to, 3: word = '' }) =>
      made(index, whole, [vertebra(levelOf.get(word), from), vertebra(levelOf.get(word), to)]),
    ),
  ]
}

const countOf = (number: string): number => {
  const plain = number.normalize('NFKC').toLowerCase()
  return /^\d/u.test(plain) ? Number(plain) : ROMAN.indexOf(plain) + 1
}

function countedIn(
  text: string,
  pattern: RegExp,
  { system, max }: { system: 'segment' | 'hour'; max: number },
): readonly NumberedPlace[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 0: whole, 1: first = '', 2: last }) => {
    const [from, to] = [countOf(first), countOf(last ?? first)]
    if (from < 1 || to < 1 || from > max || to > max) return []
    return [{ system, numbers: rangeOf(from, to), start: index, end: index + whole.length }]
  })
}

/** Finds the levels of the spine, the segments and the hours that a sentence names. */
export function numberedPlacesIn(text: string, locale: Locale): readonly NumberedPlace[] {
  const patterns = patternsOf(locale)
  return [
    ...spineIn(text, patterns),
    ...countedIn(text, patterns.segmentAhead, { system: 'segment', max: SEGMENT_MAX }),
    ...countedIn(text, patterns.segmentBehind, { system: 'segment', max: SEGMENT_MAX }),
    ...countedIn(text, patterns.hour, { system: 'hour', max: HOUR_MAX }),
  ].toSorted((a, b) => a.start - b.start)
}
