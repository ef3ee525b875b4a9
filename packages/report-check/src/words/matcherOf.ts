import type { Locale } from '@pandok/domain'
import { matchesOf } from '../text/matchesOf.ts'

export interface Match<Id> {
  id: Id
  start: number
  end: number
}

export type Matcher<Id> = (text: string) => readonly Match<Id>[]

/** A word and what it stands for. */
export type Entry<Id> = readonly [word: string, id: Id]

/**
 * Looks for all words at once, longer ones first; text that one word has matched isn't matched again. Words
 * are compared letter by letter at each position: a single expression of several hundred words took longer to
 * compile than a sentence takes to type.
 */
export function matcherOf<Id>(
  entries: readonly Entry<Id>[],
  locale: Locale,
  isCompound = false,
): Matcher<Id> {
  if (entries.length === 0) return () => []
  const words = entries
    .filter(([word]) => !isExpression(word))
    .map((entry) => plainWord(entry, locale, isCompound))
    .toSorted((a, b) => b.weight - a.weight)
  const byLetter = new Map<number, PlainWord<Id>[]>()
  for (const word of words) {
    const letter = word.first.charCodeAt(0)
    const others = byLetter.get(letter)
    if (others) others.push(word)
    else byLetter.set(letter, [word])
  }
  const expressions = entries
    .filter(([word]) => isExpression(word))
    .map(([word, id]) => ({ id, pattern: new RegExp(sourceOf(word), 'giu') }))
  return (text) => {
    const lower = lowerOf(text)
    const expressed = expressions.length > 0 ? expressedIn(text, expressions) : undefined
    const found: Match<Id>[] = []
    for (let index = 0; index < text.length; index += 1) {
      const here = byLetter.get(lower.charCodeAt(index))
      if (!here && !expressed) continue
      const match = matchAt(lower, index, here, expressed?.get(index))
      if (!match) continue
      found.push(match)
      index = match.end - 1
    }
    return found
  }
}

/** A word prepared for comparison: in lowercase, split at its spaces. */
interface PlainWord<Id> {
  id: Id
  weight: number
  first: string
  others: readonly string[]
  /** Latin words are separated by spaces or hyphens; other words may be written together. */
  isLatin: boolean
  /** True if the word matches only where no letter precedes it. */
  opensWord: boolean
  /** The endings that may follow, or undefined if any letters may. */
  endings: readonly string[] | undefined
}

const GERMAN_ENDINGS = ['en', 'er', 'es', 'em', 'e', 'n', 's', ''] as const
/** A plural or a German case form counts as the same word. */
const ENDINGS = ['es', 's', ''] as const

const LATIN = /^[\p{Script=Latin}\d]/u
const LATIN_END = /[\p{Script=Latin}\d]$/u
/** German words of at least this length are also found inside other words. */
const COMPOUND_MIN_LETTERS = 5

function plainWord<Id>([word, id]: Entry<Id>, locale: Locale, isCompound: boolean): PlainWord<Id> {
  const isLatin = LATIN.test(word)
  const canCompound = locale === 'de' && word.length >= COMPOUND_MIN_LETTERS
  const hasEnd = isLatin && LATIN_END.test(word) && !canCompound
  const [first = '', ...others] = word.toLowerCase().split(' ')
  return {
    id,
    weight: word.replaceAll(' ', '').length,
    first,
    others,
    isLatin,
    opensWord: isLatin && !(canCompound && isCompound),
    endings: hasEnd ? (locale === 'de' ? GERMAN_ENDINGS : ENDINGS) : undefined,
  }
}

function matchAt<Id>(
  lower: string,
  index: number,
  words: readonly PlainWord<Id>[] | undefined,
  expressed: Match<Id> | undefined,
): Match<Id> | undefined {
  if (!words) return expressed
  for (const word of words) {
    if (expressed && word.weight < EXPRESSION_WEIGHT) return expressed
    // Most words of a list share only their first letter with the text here.
    const end = lower.startsWith(word.first, index) ? endOf(word, lower, index) : -1
    if (end > index) return { id: word.id, start: index, end }
  }
  return expressed
}

/**
 * Returns the end of a word whose first part was found here, or a position before the start if the word
 * doesn't match.
 */
function endOf<Id>(word: PlainWord<Id>, lower: string, index: number): number {
  const { first, others, isLatin, opensWord, endings } = word
  if (opensWord && isLatinAt(lower, index - 1, true)) return -1
  let at = index + first.length
  for (const part of others) {
    const from = at
    while (isGap(lower.charAt(at), isLatin)) at += 1
    if ((isLatin && at === from) || !lower.startsWith(part, at)) return -1
    at += part.length
  }
  if (!endings) return at
  const ending = endings.find((one) => lower.startsWith(one, at) && !isLatinAt(lower, at + one.length, false))
  return ending === undefined ? -1 : at + ending.length
}

const isGap = (letter: string, isLatin: boolean): boolean =>
  letter === ' ' || letter === '\n' || letter === '\t' || letter === '\u00a0' || (isLatin && letter === '-')

/** Lowercase Latin letters are recognized by their codes; the signs × and ÷ lie between them. */
function isLatinAt(lower: string, at: number, withDigits: boolean): boolean {
  const code = at < 0 || at >= lower.length ? 0 : lower.charCodeAt(at)
  if (code >= 0x61 && code <= 0x7a) return true
  if (code >= 0x30 && code <= 0x39) return withDigits
  return code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7
}

const isExpression = (word: string): boolean => word.length > 2 && word.startsWith('/') && word.endsWith('/')

/** An expression matches few characters but is specific because of its context, so its length counts more. */
const EXPRESSION_WEIGHT = 1.5

const LETTERS = 'A-Za-zÀ-ÖØ-öø-ɏ'

function sourceOf(word: string): string {
  const body = word.slice(1, -1)
  return LATIN.test(body) ? `(?<![${LETTERS}\\d])(?:${body})` : body
}

/**
 * Returns the matches of the expressions by their start, the first one where several begin together, or
 * undefined if there are none.
 */
function expressedIn<Id>(
  text: string,
  expressions: readonly { id: Id; pattern: RegExp }[],
): ReadonlyMap<number, Match<Id>> | undefined {
  const found = new Map<number, Match<Id>>()
  for (const { id, pattern } of expressions) {
    for (const { 0: match, index } of matchesOf(text, pattern)) {
      if (match !== '' && !found.has(index)) found.set(index, { id, start: index, end: index + match.length })
    }
  }
  return found.size > 0 ? found : undefined
}

let known = { text: '', lower: '' }

/**
 * Returns the text in lowercase with the same offsets. It is cached because all lists of a language are
 * searched in the same text, one after the other.
 */
function lowerOf(text: string): string {
  if (known.text === text) return known.lower
  const lower = text.toLowerCase()
  const isSame = lower.length === text.length
  known = { text, lower: isSame ? lower : Array.from(text, (letter) => smallOf(letter)).join('') }
  return known.lower
}

/** The lowercase form of «İ» has two letters, so it is left unchanged to keep the offsets. */
const smallOf = (letter: string): string => {
  const small = letter.toLowerCase()
  return small.length === letter.length ? small : letter
}
