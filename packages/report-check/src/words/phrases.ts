import { LOCALES, type Locale } from '@pandok/domain'
import { WORD_FILES } from './lexiconOf.ts'
import type { Phrase, PhraseList } from './WordFile.ts'

const expressionOf = (phrase: Phrase): string =>
  typeof phrase === 'string' ? phrase : (Object.keys(phrase)[0] ?? '')

const expressions = (list: PhraseList, locales: readonly Locale[]): readonly string[] => [
  ...new Set(locales.flatMap((locale) => WORD_FILES[locale].phrases[list].map(expressionOf))),
]

const anyOf = (sources: readonly string[]): string => `(?:${sources.join('|')})`

/**
 * Returns the source of an expression for every phrase of a list. It covers all languages, because hospitals
 * mix them in one sentence.
 */
export const phrases = (list: PhraseList): string => anyOf(expressions(list, LOCALES))

export const phrasesOf = (list: PhraseList, locale: Locale): string => anyOf(expressions(list, [locale]))

/** Does the same for words that must not be found inside others in languages with spaces. */
export const wholeWords = (list: PhraseList): string =>
  anyOf(expressions(list, LOCALES).map((word) => (/^\p{Script=Latin}/u.test(word) ? `\\b${word}\\b` : word)))

export const phrasePattern = (list: PhraseList): RegExp => new RegExp(phrases(list), 'iu')
