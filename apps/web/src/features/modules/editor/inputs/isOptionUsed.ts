import type { ModuleDefinition } from '@pandok/module-engine'

/** Whether a rule refers to an answer's name, so that changing its label must not rename it. */
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
