import { LOCALES, type Locale, type PhraseOutput } from '@pandok/domain'
import { emptyDefinition, type ModuleDefinition, type PhraseToken } from '@pandok/module-engine'
import { phraseFields } from './phraseFields.ts'
import { splitPhrase } from './splitPhrase.ts'
import { withArticle } from './withArticle.ts'

/** The only output of the module that a phrase with fields becomes. */
export const PHRASE_OUTPUT = 'text'

/** Converts a phrase with fields into a small module that has a text input with the name of each field. */
export function phraseDefinition({ text, section }: PhraseOutput): ModuleDefinition {
  const ids = new Map(phraseFields(text).map((field, index) => [field, `f${index + 1}`]))
  const bodies = LOCALES.flatMap((locale) => {
    const written = text[locale] ?? ''
    return written.trim() === '' ? [] : [[locale, tokensOf(written, ids, locale)] as const]
  })
  return {
    ...emptyDefinition(),
    inputs: [...ids].map(([field, id]) => ({
      id,
      kind: 'text',
      label: Object.fromEntries(LOCALES.map((locale) => [locale, field])),
      required: true,
    })),
    outputs: [{ id: PHRASE_OUTPUT, section, body: Object.fromEntries(bodies) }],
  }
}

const tokensOf = (text: string, ids: ReadonlyMap<string, string>, locale: Locale): PhraseToken[] =>
  splitPhrase(text).flatMap((part, index, parts): readonly PhraseToken[] => {
    if (typeof part === 'string') return index + 1 < parts.length ? withArticle(part, locale) : [part]
    return ['field' in part ? { v: ids.get(part.field) ?? '' } : { josa: part.particle }]
  })
