import { LOCALES, type PhraseOutput } from '@pandok/domain'
import { splitPhrase } from './splitPhrase.ts'

/** The fields of a phrase in the order in which its languages come to them, each once. Auto fill calls them so. */
export const phraseFields = (text: string | PhraseOutput['text']): string[] => [
  ...new Set(
    textsOf(text).flatMap((one) =>
      splitPhrase(one).flatMap((part) => (typeof part === 'object' && 'field' in part ? [part.field] : [])),
    ),
  ),
]

const textsOf = (text: string | PhraseOutput['text']): string[] =>
  typeof text === 'string' ? [text] : LOCALES.flatMap((locale) => text[locale] ?? [])
