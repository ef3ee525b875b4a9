import { LOCALES, type Locale } from '@pandok/domain'
import type { PhraseToken } from '@pandok/module-engine'
import type { ModuleBuilder } from './ModuleBuilder.ts'

/** A part of the diagnosis, in every language. */
export function addBody(builder: ModuleBuilder, id: string, tokens: (locale: Locale) => PhraseToken[]): void {
  const body = LOCALES.map((locale) => [locale, tokens(locale)] as const)
  builder.outputs.push({ id, section: 'diagnosis', body: Object.fromEntries(body) })
}
