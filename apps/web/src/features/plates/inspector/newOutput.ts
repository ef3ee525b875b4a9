import type { ModuleOutput, PhraseOutput } from '@pandok/domain'

export const newPhrase = (text: PhraseOutput['text'] = {}): PhraseOutput => ({
  id: crypto.randomUUID(),
  kind: 'phrase',
  section: 'findings',
  text,
})

/** Everything that the module writes, where the module puts it. */
export const newModuleOutput = (moduleId: string): ModuleOutput => ({
  id: crypto.randomUUID(),
  kind: 'module',
  section: 'auto',
  moduleId,
})
