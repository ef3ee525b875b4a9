import type { Input } from '@pandok/module-engine'
import type { NameTable } from '../expression/NameTable.ts'
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

/**
 * Sets which inputs are asked for and required. It runs last, because a condition may refer to an element
 * that follows later.
 */
export function requireElements(builder: ModuleBuilder, elements: readonly Element[]): void {
  for (const element of elements) {
    if (element.kind === 'rows') continue
    const required = element.core === true ? requiredOf(builder, element) : undefined
    setAsked(builder, builder.names.get(element.id)?.id, { required, ...askedOnly(element, builder.names) })
  }
}

/** A value that is only asked for under a condition is unknown while the condition doesn't hold. */
export const askedOnly = (
  { only_when: when }: Pick<Blank, 'only_when'>,
  names: NameTable,
): Pick<Input, 'visible'> => (when === undefined ? {} : { visible: translateCondition(when, names) })

/** Sets the conditions under which an input is asked for and must be filled in. */
export function setAsked(
  { inputs }: Pick<ModuleBuilder, 'inputs'>,
  id: string | undefined,
  { required, visible }: Pick<Input, 'required' | 'visible'>,
): void {
  const at = inputs.findIndex((input) => input.id === id)
  const input = inputs[at]
  if (!input) return
  inputs[at] = {
    ...input,
    ...(required !== undefined && { required }),
    ...(visible !== undefined && { visible }),
  }
}

export function requiredOf(
  builder: { names: NameTable },
  { optional, required_when: when, default: standard }: Pick<Blank, 'optional' | 'required_when' | 'default'>,
): Input['required'] {
  if (optional === true) return undefined
  if (when !== undefined) return translateCondition(when, builder.names)
  return standard === undefined ? true : undefined
}
