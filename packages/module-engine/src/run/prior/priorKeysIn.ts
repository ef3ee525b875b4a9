import type { ModuleDefinition } from '../../document/definition.ts'
import { aboutOf, type PhraseToken } from '../../document/phrase.ts'
import { phraseParts } from '../../document/phraseParts.ts'
import { PRIOR_FUNCTIONS } from '../../expression/functions/priors.ts'
import { nadirKey, PRIOR, PRIOR_NAMES, priorKey } from '../../expression/priorNames.ts'
import { tokens } from '../../expression/tokens.ts'

const CALLED: ReadonlySet<string> = new Set(PRIOR_FUNCTIONS.map(({ name }) => name))

/**
 * Returns the keys of earlier examinations that sentences of any language may use. Sentences are compiled
 * when a language is first requested, so names are taken from their sources, which may give one too many but
 * never one too few.
 */
export function priorKeysIn({ outputs, partials }: ModuleDefinition): ReadonlySet<string> {
  const keys = new Set<string>()
  const readSource = (source: string | undefined) => {
    const names = tokens(source ?? '').flatMap(({ kind, text }) => (kind === 'name' ? [text] : []))
    if (!names.some((name) => name === PRIOR || CALLED.has(name) || PRIOR_NAMES.has(name))) return
    for (const name of PRIOR_NAMES.keys()) keys.add(name)
    for (const name of names) keys.add(priorKey(name)).add(nadirKey(name))
  }
  const readPhrase = (phrase: readonly PhraseToken[]) => {
    for (const token of phrase) {
      if (typeof token === 'string') continue
      if ('v' in token) keys.add(token.v)
      if ('when' in token) readSource(token.when)
      if ('each' in token) readSource(token.where)
      for (const part of phraseParts(token)) readPhrase(part.phrase)
    }
  }
  for (const { when } of outputs.flatMap((output) => [output, ...aboutOf(output)])) readSource(when)
  for (const { body } of [...outputs, ...partials])
    for (const phrase of Object.values(body)) readPhrase(phrase)
  return keys
}
