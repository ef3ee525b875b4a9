import { LOCALES } from '@pandok/domain'
import { inRepository } from '../../build/repository.mjs'
import { readYaml } from '../readYaml.ts'
import { type OtherWord, termsFile } from './termsFile.ts'

export const TERMS_FILE = inRepository('packages', 'library', 'data', 'terms.yaml')

let read: OtherWord[] | undefined

/** Returns the words that the library doesn't use, each with its replacement. */
export function readTerms(): OtherWord[] {
  read ??= termsFile.parse(readYaml(TERMS_FILE)).terms.flatMap(({ id, not, except = [] }) =>
    LOCALES.flatMap((locale) =>
      withCapitals(not[locale] ?? {}).map(([word, instead]) => ({
        term: id,
        locale,
        word,
        instead,
        pattern: patternOf(word),
        except: new Set(except),
      })),
    ),
  )
  return read
}

/**
 * A sentence may begin with the word, unless the file gives another form for that. Words of two letters are
 * units, which begin no sentence.
 */
const withCapitals = (words: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(words).flatMap(([word, instead]): [string, string][] => {
    const capital = capitalized(word)
    return /^\p{Ll}{3}/u.test(word) && !Object.keys(words).some((other) => other.includes(capital))
      ? [
          [word, instead],
          [capital, capitalized(instead)],
        ]
      : [[word, instead]]
  })

const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** Alphabetic words are only matched as a whole; scripts without spaces have no word boundaries. */
export function patternOf(word: string): RegExp {
  if (word.startsWith('/') && word.endsWith('/') && word.length > 2)
    return new RegExp(word.slice(1, -1), 'gu')
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  const before = /^[\p{Script=Latin}\d]/u.test(word) ? '(?<![\\p{Script=Latin}\\d])' : ''
  const after = /[\p{Script=Latin}\d]$/u.test(word) ? '(?![\\p{Script=Latin}\\d])' : ''
  return new RegExp(`${before}${escaped}${after}`, 'gu')
}
