import type { Locale } from '@pandok/domain'
import { lexiconOf } from '../words/lexiconOf.ts'
import { NUMBER_WORDS } from './intervals.ts'
import type { Span } from './numbers.ts'

/** A count such as «3 nodules», «결절 3개» or «drei Knoten». */
export interface CountMention extends Span {
  count: number
  /** What is counted, or undefined for a general word such as «lesion». */
  concept: string | undefined
}

/** `first` stands between the number and what it counts; `behind` follows a noun that comes first. */
const COUNTERS: Readonly<Record<Locale, { first: string; behind: string }>> = {
  ko: { first: '\\s*개의\\s*', behind: '\\s*(?:이|가|은|는)?\\s*({n})\\s*개(?!월)' },
  en: { first: '(?:\\s+[a-z-]+){0,3}\\s+', behind: '' },
  zh: { first: '\\s*(?:枚|个|处|颗)[^，。,.、]{0,8}?', behind: '\\s*({n})\\s*(?:枚|个(?!月)|处|颗)' },
  ja: {
    first: '\\s*(?:個|つ|か所|ヶ所|箇所)の[^、。]{0,8}?',
    behind: '(?:を|が)?\\s*({n})\\s*(?:個|つ|か所|ヶ所|箇所)',
  },
  de: { first: '(?:\\s+[a-zäöüß]+){0,3}\\s+', behind: '' },
}

const patterns = new Map<Locale, { first: RegExp; behind: RegExp | undefined }>()

export function countsIn(text: string, locale: Locale): readonly CountMention[] {
  const { first, behind } = patternsOf(locale)
  const found = [...text.matchAll(first)].map((match) => mentionOf(match, match[1], match[2], locale))
  const later = behind
    ? [...text.matchAll(behind)].map((match) => mentionOf(match, match[2], match[1], locale))
    : []
  return [...found, ...later].flatMap((one) => one ?? [])
}

function mentionOf(
  match: RegExpExecArray,
  number: string | undefined,
  noun: string | undefined,
  locale: Locale,
): CountMention | undefined {
  const count = NUMBER_WORDS[locale][(number ?? '').toLowerCase()] ?? Number(number)
  if (!Number.isInteger(count) || count < 1 || count > MOST) return undefined
  const concept = lexiconOf(locale).concepts(noun ?? '')[0]?.id
  return { count, concept, start: match.index, end: match.index + match[0].length }
}

const MOST = 30

function patternsOf(locale: Locale) {
  const kept = patterns.get(locale)
  if (kept) return kept
  const nouns = lexiconOf(locale)
    .words.flatMap(({ counted }) => counted)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
  const words = Object.keys(NUMBER_WORDS[locale]).filter((word) => NUMBER_WORDS[locale][word] !== 1)
  const number = `\\d{1,2}|${words.join('|')}`
  const { first, behind } = COUNTERS[locale]
  const plural = locale === 'en' ? '(?:s|es)' : ''
  const made = {
    first: new RegExp(`(?<![\\p{L}\\d.,/×x-])(${number})${first}((?:${nouns})${plural})`, 'giu'),
    behind: behind === '' ? undefined : new RegExp(`(${nouns})${behind.replace('{n}', number)}`, 'giu'),
  }
  patterns.set(locale, made)
  return made
}
