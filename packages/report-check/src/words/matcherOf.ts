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
 * Looks for all words at once, longer ones first; what one word has taken no other takes. Words are compared letter by
 * letter where their first one stands: hundreds of them as one expression took longer to compile than to type a sentence.
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

/** A word as it is compared: in small letters, cut at its blanks. */
interface PlainWord<Id> {
  id: Id
  weight: number
  first: string
  others: readonly string[]
  /** Latin words are parted by blanks or hyphens; others may be written together. */
  isLatin: boolean
  /** The word matches only if no letter stands before it. */
  opensWord: boolean
  /** The endings that may follow; undefined if the word may continue. */
  endings: readonly string[] | undefined
}

const GERMAN_ENDINGS = ['en', 'er', 'es', 'em', 'e', 'n', 's', ''] as const
/** A plural, or a German case, is the same word. */
const ENDINGS = ['es', 's', ''] as const

const LATIN = /^[\p{Script=Latin}\d]/u
const LATIN_END = /[\p{Script=Latin}\d]$/u
/** The shortest German word that is looked for inside other words. */
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
    // Most words of a list have only their first letter in common with what stands here.
    const end = lower.startsWith(word.first, index) ? endOf(word, lower, index) : -1
    if (end > index) return { id: word.id, start: index, end }
  }
  return expressed
}

/**
 * Returns the end of a word whose first part was found here, or a position before the start if the word doesn't
 * match.
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

/** Latin letters by their codes, in small letters; the signs × and ÷ stand between them. */
function isLatinAt(lower: string, at: number, withDigits: boolean): boolean {
  const code = at < 0 || at >= lower.length ? 0 : lower.charCodeAt(at)
  if (code >= 0x61 && code <= 0x7a) return true
  if (code >= 0x30 && code <= 0x39) return withDigits
  return code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7
}

const isExpression = (word: string): boolean => word.length > 2 && word.startsWith('/') && word.endsWith('/')

/** An expression matches few characters but is specific through its context, so its length counts more. */
const EXPRESSION_WEIGHT = 1.5

const LETTERS = 'A-Za-zÀ-ÖØ-öø-ɏ'

function sourceOf(word: string): string {
  const body = word.slice(1, -1)
  return LATIN.test(body) ? `(?<![${LETTERS}\\d])(?:${body})` : body
}

/** The expressions' matches by where they begin; of several the first one. Undefined if there are none. */
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
 * The text in lower case with the same offsets, cached because all lists of a language are searched in the same text
 * one after the other.
 */
function lowerOf(text: string): string {
  if (known.text === text) return known.lower
  const lower = text.toLowerCase()
  const isSame = lower.length === text.length
  known = { text, lower: isSame ? lower : Array.from(text, (letter) => smallOf(letter)).join('') }
  return known.lower
}

/** The lower-case form of «İ» has two letters, so it is left unchanged to keep the offsets. */
const smallOf = (letter: string): string => {
  const small = letter.toLowerCase()
  return small.length === letter.length ? small : letter
}
