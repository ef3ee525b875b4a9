import type { ModuleDefinition } from '../document/definition.ts'
import { aboutOf, type PhraseToken } from '../document/phrase.ts'
import { phraseParts } from '../document/phraseParts.ts'
import { tokens } from '../expression/tokens.ts'
import type { Template } from './Template.ts'

/**
 * Marks the inputs that affect a sentence: they are printed, or decide what is printed, directly or through
 * conditions, formulas, tables, scores and the visibility of other inputs. Names are taken from the sources
 * of every language, which may mark one too many but never one too few.
 */
export function markStated({ outputs, partials }: ModuleDefinition, templates: readonly Template[]): void {
  const names = new Set<string>()
  const readSource = (source: string | undefined) => {
    for (const { kind, text } of tokens(source ?? '')) if (kind === 'name') names.add(text)
  }
  const readPhrase = (phrase: readonly PhraseToken[]) => {
    for (const token of phrase) {
      if (typeof token === 'string') continue
      if ('v' in token) names.add(token.v)
      if ('when' in token) readSource(token.when)
      if ('each' in token) {
        names.add(token.each)
        readSource(token.where)
      }
      if ('plural' in token) names.add(token.plural)
      for (const part of phraseParts(token)) readPhrase(part.phrase)
    }
  }
  for (const { when } of outputs.flatMap((output) => [output, ...aboutOf(output)])) readSource(when)
  for (const { body } of [...outputs, ...partials])
    for (const phrase of Object.values(body)) readPhrase(phrase)
  const isRead = ({ id, kind }: Template) =>
    names.has(id) && kind !== 'table' && kind !== 'check' && kind !== 'required'
  const ranks = new Set(templates.filter(isRead).flatMap(({ closure }) => closure))
  for (const template of templates)
    if (template.kind === 'input') template.isStated = ranks.has(template.rank)
}
