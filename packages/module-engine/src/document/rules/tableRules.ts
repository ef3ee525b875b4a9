import type { ModuleDefinition } from '../definition.ts'
import type { Finding, Path } from '../Finding.ts'
import type { Cell, DecisionTable } from '../logic.ts'
import { isCrossed } from './Bounds.ts'
import { fault } from './fault.ts'

/** Every row needs a cell for every column and a value for every result. */
export function tableRules({ tables, citations }: ModuleDefinition): Finding[] {
  return tables.flatMap((table, index) => rulesOf(table, ['tables', index], citations.length))
}

function rulesOf({ cols, outs, rows, otherwise }: DecisionTable, path: Path, citations: number): Finding[] {
  return [
    ...rows.flatMap((row, at) => {
      const here = [...path, 'rows', at]
      return [
        ...width(row.when, cols.length, [...here, 'when']),
        ...width(row.then, outs.length, [...here, 'then']),
        ...row.when.flatMap((cell, column) => rangeOf(cell, [...here, 'when', column])),
        ...(row.cite !== undefined && row.cite >= citations
          ? [fault('citation.unknown', [...here, 'cite'])]
          : []),
      ]
    }),
    ...(otherwise ? width(otherwise, outs.length, [...path, 'otherwise']) : []),
  ]
}

const width = (cells: readonly unknown[], expected: number, path: Path): Finding[] =>
  cells.length === expected ? [] : [fault('table.width', path, { expected, found: cells.length })]

function rangeOf(cell: Cell, path: Path): Finding[] {
  if (cell === '-' || !('range' in cell)) return []
  const [lower, upper, brackets] = cell.range
  if (lower === null || upper === null) return []
  const bounds = {
    lower: { value: lower, isOpen: brackets.startsWith('(') },
    upper: { value: upper, isOpen: brackets.endsWith(')') },
  }
  return isCrossed(bounds) ? [fault('bounds.crossed', [...path, 'range'], { lower, upper })] : []
}
