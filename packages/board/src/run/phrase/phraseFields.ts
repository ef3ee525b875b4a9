import { LOCALES, type PhraseOutput } from '@pandok/domain'
import { splitPhrase } from './splitPhrase.ts'

/**
 * Lists the fields of a phrase over all its languages, without repeats. Auto-fill rules refer to them by
 * these names.
 */
export const phraseFields = (text: string | PhraseOutput['text']): string[] => [
  ...new Set(
    textsOf(text).flatMap((one) =>
      splitPhrase(one).flatMap((part) => (typeof part === 'object' && 'field' in part ? [part.field] : [])),
    ),
  ),
]

const textsOf = (text: string | PhraseOutput['text']): string[] =>
  typeof text === 'string' ? [text] : LOCALES.flatMap((locale) => text[locale] ?? [])
