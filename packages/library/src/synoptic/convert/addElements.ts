import type { Input } from '@pandok/module-engine'
import { translateCondition } from '../expression/translate.ts'
import type { Blank, Element } from '../SynopticFile.ts'
import { addInput, addRows } from './addInput.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

export function addElements(builder: ModuleBuilder, elements: readonly Element[]): void {
  for (const element of elements) {
    if (element.kind === 'rows') {
      addRows(builder, element)
      continue
    }
    const { named, printed } = addInput(builder, element)
    builder.names.set(element.id, named)
    builder.prints.set(element.id, printed)
  }
}

/** Which of them must be filled, asked when every name of the file is known: a condition may name what follows later. */
export function requireElements(builder: ModuleBuilder, elements: readonly Element[]): void {
  for (const element of elements) {
    if (element.kind === 'rows' || element.core !== true) continue
    const required = requiredOf(builder, element)
    const id = builder.names.get(element.id)?.id
    const at = builder.inputs.findIndex((input) => input.id === id)
    const input = builder.inputs[at]
    if (required !== undefined && input) builder.inputs[at] = { ...input, required }
  }
}

export function requiredOf(
  builder: Pick<ModuleBuilder, 'names'>,
  { optional, required_when: when, default: standard }: Pick<Blank, 'optional' | 'required_when' | 'default'>,
): Input['required'] {
  if (optional === true) return undefined
  if (when !== undefined) return translateCondition(when, builder.names)
  return standard === undefined ? true : undefined
}
