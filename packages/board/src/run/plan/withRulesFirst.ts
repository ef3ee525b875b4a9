import type { AutoFill } from '@pandok/domain'
import type { Input, ModuleDefinition } from '@pandok/module-engine'

/**
 * Puts the rules of the plate before the module's own sources. The engine takes listed sources in the order
 * of the module and unlisted ones before all, so a source behind a constant of the module is unlisted.
 */
export function withRulesFirst(
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
