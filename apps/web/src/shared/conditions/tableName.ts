import { type ModuleDefinition, textOf } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'

/**
 * Returns the display name of a table. Without a label, it is named after the value that it determines, or else by
 * its position, because an id is meaningful only to authors of formulas.
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
