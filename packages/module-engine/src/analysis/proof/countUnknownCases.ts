import type { ModuleDefinition } from '../../document/definition.ts'
import { type AnalysisCache, createAnalysisCache } from '../AnalysisCache.ts'
import { type Column, readTable } from './readTable.ts'
import { allRows, both, hasRow, isEmpty, type RowSet } from './rowSet.ts'

/** The limit of steps; a table with more cases isn't counted. */
const STEPS_MAX = 20_000

/**
 * Counts the cases of a table in which the deciding row only returns «unknown», in the same way as
 * `proveTable` counts cases. Such a table has no gap but is of no use there. It is undefined if there are too
 * many cases.
 */
export function countUnknownCases(
  definition: ModuleDefinition,
  tableId: string,
  known: AnalysisCache = createAnalysisCache(definition),
): number | undefined {
  const table = definition.tables.find(({ id }) => id === tableId)
  if (!table) return 0
  const isUnknown = (values: readonly unknown[] | undefined) =>
    values?.every((value) => value === null) ?? false
  const unknownRows = table.rows.map(({ then }) => isUnknown(then))
  const isOtherwiseUnknown = isUnknown(table.otherwise)
  if (!unknownRows.includes(true) && !isOtherwiseUnknown) return 0

  const answersUnknown = (fired: RowSet): boolean => {
    const row = table.rows.findIndex((_, index) => hasRow(fired, index))
    return row < 0 ? isOtherwiseUnknown : (unknownRows[row] ?? false)
  }
  return countCases(readTable(known, table).columns, allRows(table.rows.length), answersUnknown)
}

function countCases(
  columns: readonly Column[],
  all: RowSet,
  isCounted: (fired: RowSet) => boolean,
): number | undefined {
  const below = columns.map((_, at) =>
    columns.slice(at + 1).reduce((product, { members }) => product * members.length, 1),
  )
  let steps = 0
  const count = (at: number, fired: RowSet): number => {
    const column = columns[at]
    if (!column) return isCounted(fired) ? 1 : 0
    let sum = 0
    for (const accepted of column.fires) {
      steps += 1
      if (steps > STEPS_MAX) return sum
      const left = both(fired, accepted)
      sum += isEmpty(left) ? (isCounted(left) ? (below[at] ?? 1) : 0) : count(at + 1, left)
    }
    return sum
  }
  const counted = count(0, all)
  return steps > STEPS_MAX ? undefined : counted
}
