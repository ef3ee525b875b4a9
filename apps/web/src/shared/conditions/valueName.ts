import { type ModuleDefinition, textOf } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'

/**
 * Returns the display name of a computed value. Internal steps often have no label: a value from a table is then
 * named after the table, any other by its position among the values, because an id is meaningful only to authors of
 * formulas.
 */
export function valueName({ computed, tables }: ModuleDefinition, id: string, text: Text): string {
  const at = computed.findIndex((value) => value.id === id)
  const value = computed[at]
  if (!value) return id
  const label = textOf(value.label, text.locale)
  if (label) return label
  const table = textOf(tables.find((each) => each.id === value.table)?.label, text.locale)
  if (!table) return text('moduleLogic.values.unnamed', { number: at + 1 })
  const alike = computed.filter((each) => each.table === value.table && !textOf(each.label, text.locale))
  return alike.length === 1 ? table : `${table} ${alike.indexOf(value) + 1}`
}
