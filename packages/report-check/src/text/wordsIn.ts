import type { Lexicon } from '../words/lexiconOf.ts'
import { type Span, sizesIn } from './numbers.ts'

/** These are particles and endings of Korean nouns, the longest first. */
const PARTICLE =
  /(?:에서는|에서도|으로는|에서|에는|에도|으로|이나|이며|에|의|은|는|이|가|을|를|과|와|도|로|나)$/u
const KOREAN = /[\p{Script=Hangul}]{2,}/gu
const HAN = /[\p{Script=Han}]{2,}/gu
/** Japanese words may consist of one character with an ending: 緩み. */
const KANJI = /[\p{Script=Han}\p{Script=Katakana}ー]+/gu
const LATIN = /[\p{Script=Latin}\d][\p{Script=Latin}\d-]*/gu
const KOREAN_WORD_MIN = 2

const plainKorean = (word: string): string => {
  const bare = word.replace(PARTICLE, '')
  return bare.length >= KOREAN_WORD_MIN ? bare : word
}

export function wordsIn(text: string, { locale, fillers }: Lexicon): readonly string[] {
  const latin = (text.match(LATIN) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => /\p{L}/u.test(word))
  const own =
    locale === 'ko'
      ? (text.match(KOREAN) ?? []).map(plainKorean)
      : locale === 'zh'
        ? (text.replace(/[及和或]|可?见/gu, ' ').match(HAN) ?? [])
        : locale === 'ja'
          ? (text.match(KANJI) ?? [])
          : []
  return [...own, ...latin].filter((word) => !fillers.has(word))
}

/** Replaces the text at these spans with spaces. */
export const blanked = (text: string, spans: readonly Span[]): string =>
  [...text]
    .map((letter, index) => (spans.some(({ start, end }) => index >= start && index < end) ? ' ' : letter))
    .join('')

/**
 * Returns the words of a clause without those that were known. In Chinese, which has no spaces, a single
 * character between fillers also counts as a word.
 */
export const wordsLeft = (text: string, lexicon: Lexicon): readonly string[] =>
  lexicon.locale === 'zh'
    ? [
        ...(blanked(text, lexicon.mark('fillers')(text)).match(/\p{Script=Han}+/gu) ?? []),
        ...wordsIn(text.replace(/\p{Script=Han}/gu, ' '), lexicon),
      ]
    : // After «골절» is removed from «골절이나», a particle remains.
      wordsIn(text, lexicon).filter((word) => word.replace(PARTICLE, '') !== '')

/**
 * Returns whether a part of a sentence names anything besides kinds and sizes, which a denial after it would
 * refer to.
 */
export const hasWords = (text: string, lexicon: Lexicon): boolean =>
  wordsLeft(blanked(text, [...lexicon.mark('qualifiers')(text), ...sizesIn(text, lexicon.locale)]), lexicon)
    .length > 0
