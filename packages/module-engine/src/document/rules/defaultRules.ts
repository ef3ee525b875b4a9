import type { ModuleDefinition } from '../definition.ts'
import type { Finding } from '../Finding.ts'
import { fault } from './fault.ts'
import { fitsInput } from './fitsInput.ts'

/** A default must be a value that could be entered. */
export function defaultRules({ inputs }: ModuleDefinition): Finding[] {
  return inputs.flatMap((input, index) => {
    const path = ['inputs', index]
    const constants = (input.fill ?? []).flatMap((fill, at) =>
      fill.from === 'const' && !fitsInput(input, fill.value)
        ? [fault('default.invalid', [...path, 'fill', at, 'value'], { value: String(fill.value) })]
        : [],
    )
    if (input.default === undefined || fitsInput(input, input.default)) return constants
    return [fault('default.invalid', [...path, 'default'], { value: String(input.default) }), ...constants]
  })
}
