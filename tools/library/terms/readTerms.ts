import { LOCALES } from '@pandok/domain'
import { inRepository } from '../../build/repository.mjs'
import { readYaml } from '../readYaml.ts'
import { type OtherWord, termsFile } from './termsFile.ts'

export const TERMS_FILE = inRepository('packages', 'library', 'data', 'terms.yaml')

let read: OtherWord[] | undefined

/** The words that aren't ours, with what is written in their place. */
export function readTerms(): OtherWord[] {
  read ??= termsFile.parse(readYaml(TERMS_FILE)).terms.flatMap(({ id, not, except = [] }) =>
    LOCALES.flatMap((locale) =>
      Object.entries(not[locale] ?? {}).map(([word, instead]) => ({
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

/** Letters of an alphabet are whole words; scripts without spaces have none to look for. */
export function patternOf(word: string): RegExp {
  if (word.startsWith('/') && word.endsWith('/') && word.length > 2)
    return new RegExp(word.slice(1, -1), 'gu')
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  const before = /^[\p{Script=Latin}\d]/u.test(word) ? '(?<![\\p{Script=Latin}\\d])' : ''
  const after = /[\p{Script=Latin}\d]$/u.test(word) ? '(?![\\p{Script=Latin}\\d])' : ''
  return new RegExp(`${before}${escaped}${after}`, 'gu')
}
