import type { ModuleDefinition } from '@pandok/module-engine'

/** Where an answer's name is used, so that nobody renames what a rule relies on by typing a label. */
export function isOptionUsed(definition: ModuleDefinition, inputId: string, option: string): boolean {
  const { inputs, ...rest } = definition
  const own = inputs.find(({ id }) => id === inputId)
  const others = inputs.filter(({ id }) => id !== inputId)
  const { options: _, ...settings } = (own ?? {}) as { options?: unknown }
  const text = JSON.stringify([rest, others, settings])
  return (
    text.includes(JSON.stringify(option)) || text.includes(`\\"${option}\\"`) || text.includes(`'${option}'`)
  )
}
