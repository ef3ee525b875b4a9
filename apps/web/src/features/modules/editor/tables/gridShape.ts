import type { ResultValue } from '@pandok/module-engine'
import { OTHERWISE } from './tableEdits.ts'
import type { GridPlace } from './useGridKeys.ts'
import type { TableContext } from './useTable.ts'

/** The columns of a table's grid: row number, conditions, results, note. */
export function gridShape({ table, fields }: TableContext) {
  const conditions = table.cols.length
  const results = table.outs.length
  const bodyRows = table.rows.length + (table.otherwise ? 1 : 0)
  const fieldAt = (column: number) => fields.find(({ id }) => id === table.cols[column]?.ref)
  return {
    bodyRows,
    columns: conditions + results + 2,
    fieldAt,
    nameAt: (column: number) => fieldAt(column)?.label ?? table.cols[column]?.ref ?? '',
    /** The index of the condition at a place; undefined for numbers, results and notes. */
    conditionAt({ row, column }: GridPlace): number | undefined {
      return row >= 0 && row < table.rows.length && column >= 1 && column <= conditions
        ? column - 1
        : undefined
    },
    resultAt({ row, column }: GridPlace): number | undefined {
      const at = column - 1 - conditions
      return row >= 0 && row < bodyRows && at >= 0 && at < results ? at : undefined
    },
    resultColumn: (result: number) => 1 + conditions + result,
    rowOf: ({ row }: GridPlace) => (row >= table.rows.length ? OTHERWISE : row),
    valueAt({ row }: GridPlace, result: number): ResultValue {
      const results = row >= table.rows.length ? table.otherwise : table.rows[row]?.then
      return results?.[result] ?? null
    },
  }
}

export type GridShape = ReturnType<typeof gridShape>
