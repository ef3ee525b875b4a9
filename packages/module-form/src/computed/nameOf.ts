import { type Address, textOf } from '@pandok/module-engine'
import type { FormFrame } from '../FormContext.ts'

/** Returns the label of an address with its row: «Size (Nodule 2)». */
export function nameOf({ id, row }: Address, frame: FormFrame): string {
  const { definition, locale, store, words } = frame
  const named =
    definition.inputs.find((input) => input.id === id) ?? definition.computed.find((own) => own.id === id)
  const name = textOf(named?.label, locale) || id
  if (row === undefined || named?.group === undefined) return name
  return `${name} (${words.row(groupName(named.group, frame), store.rows(named.group).indexOf(row) + 1)})`
}

export function groupName(
  group: string,
  { definition, locale }: Pick<FormFrame, 'definition' | 'locale'>,
): string {
  return textOf(definition.groups.find(({ id }) => id === group)?.label, locale) || group
}
