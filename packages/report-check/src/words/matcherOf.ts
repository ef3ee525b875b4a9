import type { Locale } from '@pandok/domain'

export interface Match<Id> {
  id: Id
  start: number
  end: number
}

export type Matcher<Id> = (text: string) => readonly Match<Id>[]

/** A word and what it stands for. */
export type Entry<Id> = readonly [word: string, id: Id]

/**
 * Looks for all words at once, longer ones first; what one word has taken no other takes. Words are tried where their
 * first letter stands: one expression of some hundred words costs a hundred times as much at every letter.
 */
export function matcherOf<Id>(
  entries: readonly Entry<Id>[],
  locale: Locale,
  isCompound = false,
): Matcher<Id> {
  if (entries.length === 0) return () => []
  const sorted = entries.toSorted(([a], [b]) => weightOf(b) - weightOf(a))
  const expressions = sorted.filter(([word]) => isExpression(word))
  const letters = new Set(sorted.filter(([word]) => !isExpression(word)).map(([word]) => firstLetter(word)))
  const anywhere = expressions.length > 0 ? compiled(expressions, locale, isCompound) : undefined
  const byLetter = new Map<string, Compiled<Id>>()
  const at = (letter: string): Compiled<Id> | undefined => {
    if (!letters.has(letter)) return anywhere
    const known = byLetter.get(letter)
    if (known) return known
    const own = sorted.filter(([word]) => isExpression(word) || firstLetter(word) === letter)
    const made = compiled(own, locale, isCompound)
    byLetter.set(letter, made)
    return made
  }
  return (text) => {
    const found: Match<Id>[] = []
    for (let index = 0; index < text.length; index += 1) {
      const here = at(firstLetter(text.charAt(index)))
      if (!here) continue
      here.pattern.lastIndex = index
      const match = here.pattern.exec(text)
      if (!match || match[0] === '') continue
      const group = match.findIndex((one, place) => place > 0 && one !== undefined)
      const entry = here.entries[group - 1]
      if (!entry) continue
      found.push({ id: entry[1], start: index, end: index + match[0].length })
      index += match[0].length - 1
    }
    return found
  }
}

interface Compiled<Id> {
  entries: readonly Entry<Id>[]
  /** Matches only where it is told to look. */
  pattern: RegExp
}

const compiled = <Id>(entries: readonly Entry<Id>[], locale: Locale, isCompound: boolean): Compiled<Id> => ({
  entries,
  pattern: new RegExp(entries.map(([word]) => `(${sourceOf(word, locale, isCompound)})`).join('|'), 'iuy'),
})

const firstLetter = (word: string): string => word.charAt(0).toLowerCase()

/** Regular expressions look around themselves: what they match is short, but what they want is exact. */
const weightOf = (word: string): number => (isExpression(word) ? 1.5 : word.replaceAll(' ', '').length)

const isExpression = (word: string): boolean => word.length > 2 && word.startsWith('/') && word.endsWith('/')

/** Latin letters by their ranges: the script's own class, once for each word, takes seconds to compile. */
const LETTERS = 'A-Za-zÀ-ÖØ-öø-ɏ'
const LATIN = /^[\p{Script=Latin}\d]/u
const LATIN_END = /[\p{Script=Latin}\d]$/u
/** The shortest German word that is looked for inside other words. */
const COMPOUND_MIN_LETTERS = 5

function sourceOf(word: string, locale: Locale, isCompound: boolean): string {
  const isOwn = isExpression(word)
  const body = isOwn ? word.slice(1, -1).replace(/\((?!\?)/gu, '(?:') : escaped(word)
  const inner = isOwn ? body : body.replace(/ /gu, '\\s*')
  if (!LATIN.test(isOwn ? inner : word)) return inner
  const spaced = isOwn ? body : body.replace(/ /gu, '[\\s-]+')
  const canCompound = locale === 'de' && word.length >= COMPOUND_MIN_LETTERS && !isOwn
  const before = canCompound && isCompound ? '' : `(?<![${LETTERS}\\d])`
  if (!LATIN_END.test(word)) return `${before}${spaced}`
  const after = isOwn || canCompound ? '' : `${endingsOf(locale)}(?![${LETTERS}])`
  return `${before}${spaced}${after}`
}

/** A plural, or a German case, is the same word. */
const endingsOf = (locale: Locale): string => (locale === 'de' ? '(?:en|er|es|em|e|n|s)?' : '(?:es|s)?')

const escaped = (word: string): string => word.replace(/[$()*+./?[\\\]^{|}]/gu, '\\$&')
