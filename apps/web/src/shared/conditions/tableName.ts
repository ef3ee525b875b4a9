import { type ModuleDefinition, textOf } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'

/**
 * The display name of a table. Without a label it is called by the value that it finds, else by its place; an id says something
 * only to whoever writes formulas.
 */
export function tableName({ tables, computed }: ModuleDefinition, id: string, text: Text): string {
  const at = tables.findIndex((table) => table.id === id)
  const table = tables[at]
  if (!table) return id
  const label = textOf(table.label, text.locale)
  if (label) return label
  const found = computed.flatMap((value) =>
    value.table === id ? (textOf(value.label, text.locale) ?? []) : [],
  )
  return found.join(' · ') || text('moduleLogic.table.unnamed', { number: at + 1 })
}
