import type { AutoFill } from '@pandok/domain'
import type { Input, ModuleDefinition } from '@pandok/module-engine'

/**
 * The module with the plate's rules before its own sources. The engine takes what a module lists in the module's order
 * and what it doesn't list before all, so a source that stands behind a constant of the module's is unlisted.
 */
export function yieldingTo(
  definition: ModuleDefinition,
  rulesOf: (input: string) => readonly AutoFill[],
): ModuleDefinition {
  const inputs = definition.inputs.map((input): Input => {
    const asked = new Set<string>(rulesOf(input.id).map(({ source }) => source.from))
    const fills = input.fill ?? []
    const isBehind = fills.some((fill, index) => index > 0 && asked.has(fill.from))
    return isBehind ? { ...input, fill: fills.filter(({ from }) => !asked.has(from)) } : input
  })
  const isSame = inputs.every((input, index) => input === definition.inputs[index])
  return isSame ? definition : { ...definition, inputs }
}
