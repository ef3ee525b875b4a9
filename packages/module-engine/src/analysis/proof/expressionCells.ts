import type { ModuleDefinition } from '../../document/definition.ts'
import type { Cell, DecisionTable } from '../../document/logic.ts'
import type { Answer, ColumnClasses } from './ColumnClasses.ts'

/** Numbers and texts that the expressions of a column's cells name: they may be break points. */
export function literalsIn(_cells: readonly Cell[]): { numbers: string[]; texts: string[] } {
  return { numbers: [], texts: [] }
}

export function reader(
  _definition: ModuleDefinition,
  _table: DecisionTable,
  _ref: string,
  _classes: ColumnClasses,
): (source: string) => readonly Answer[] | undefined {
  return () => undefined
}
