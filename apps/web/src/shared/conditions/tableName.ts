import { type DecisionTable, textOf } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'

/** The display name of a table. Its id is used only if somebody chose it. */
export function tableName(table: DecisionTable, index: number, text: Text): string {
  const label = textOf(table.label, text.locale)
  if (label) return label
  return /^table(?:_\d+)?$/u.test(table.id)
    ? text('moduleLogic.table.unnamed', { number: index + 1 })
    : table.id
}
