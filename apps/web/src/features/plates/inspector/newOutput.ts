import type { ModuleOutput, PhraseOutput } from '@pandok/domain'

export const newPhrase = (text: PhraseOutput['text'] = {}): PhraseOutput => ({
  id: crypto.randomUUID(),
  kind: 'phrase',
  section: 'findings',
  text,
})

/** By default, an output writes all of the module's sentences, in the sections that the module defines. */
export const newModuleOutput = (moduleId: string): ModuleOutput => ({
  id: crypto.randomUUID(),
  kind: 'module',
  section: 'auto',
  moduleId,
})
