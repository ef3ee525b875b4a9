import type { ModuleDefinition } from '../../document/definition.ts'
import type { DecisionTable } from '../../document/logic.ts'
import { type AnalysisCache, createAnalysisCache } from '../AnalysisCache.ts'
import { exampleOf, mergeGaps } from './mergeGaps.ts'
import { type ReadTable, readTable } from './readTable.ts'
import { addRow, allRows, emptyRows, hasRow, meet, type RowSet } from './rowSet.ts'
import type { OpenQuestion, TableProof } from './TableProof.ts'
import { type Box, type Budget, uncovered } from './uncovered.ts'

/** The limit of search steps, which take about 100 ms at most. */
const STEPS_MAX = 100_000
const GAP_BOXES_MAX = 150
const GAPS_MAX = 20
const OVERLAPS_MAX = 100

/**
 * Finds gaps, overlaps and unreachable rows, each with values that a person could enter. Columns are treated
 * as independent of each other.
 */
export function proveTable(
  definition: ModuleDefinition,
  tableId: string,
  known: AnalysisCache = createAnalysisCache(definition),
): TableProof {
  const table = definition.tables.find(({ id }) => id === tableId)
  if (!table)
    return { gaps: [], gapCases: [], overlaps: [], unreachable: [], cases: 0, complete: true, open: [] }
  const read = readTable(known, table)
  const open: OpenQuestion[] = [...read.open]
  const gaps = table.otherwise ? { found: [], isAll: true } : findGaps(table, read)
  const overlaps = table.hit === 'UNIQUE' ? findOverlaps(table, read) : { found: [], isAll: true }
  const unreachable = findUnreachable(table, read)
  if (!(gaps.isAll && overlaps.isAll && unreachable.isAll)) open.push({ what: 'cases' })
  return {
    gaps: gaps.found.map(({ example }) => example),
    gapCases: gaps.found.map(({ cases }) => cases),
    overlaps: overlaps.found,
    unreachable: unreachable.found,
    cases: read.columns.reduce((product, column) => product * column.members.length, 1),
    complete: open.length === 0,
    open,
  }
}

function findGaps({ rows }: DecisionTable, { columns }: ReadTable) {
  const box = columns.map((column) => {
    const unknown = column.examples.length - 1
    return indexes(column.members).filter(
      (k) => !(column.isNeverUnknown && column.members[k]?.every((place) => place === unknown)),
    )
  })
  const boxes: Box[] = []
  const outcome = uncovered(
    columns.map(({ covers }) => covers),
    box,
    allRows(rows.length),
    { steps: STEPS_MAX },
    (gap) => boxes.push(gap) < GAP_BOXES_MAX,
  )
  const found = mergeGaps(columns, boxes)
  return { found: found.slice(0, GAPS_MAX), isAll: outcome === 'done' && found.length <= GAPS_MAX }
}

function findOverlaps({ rows }: DecisionTable, { columns, opaque }: ReadTable) {
  const found: TableProof['overlaps'][number][] = []
  // The classes that each row accepts in each column, as sets of class numbers.
  const accepted = rows.map((_, row) =>
    columns.map(({ fires }) => {
      const classes = emptyRows(fires.length)
      for (let k = 0; k < fires.length; k++) if (hasRow(fires[k] ?? classes, row)) addRow(classes, k)
      return classes
    }),
  )
  for (let a = 0; a < rows.length; a++) {
    for (let b = a + 1; b < rows.length; b++) {
      if (opaque.has(a) || opaque.has(b) || !agree(accepted[a] ?? [], accepted[b] ?? [])) continue
      if (found.length === OVERLAPS_MAX) return { found, isAll: false }
      const places = columns.map((column, c) =>
        indexes(column.members)
          .filter((k) => [a, b].every((row) => hasRow(accepted[row]?.[c] ?? emptyRows(1), k)))
          .flatMap((k) => column.members[k] ?? []),
      )
      found.push({ rows: [a, b], example: exampleOf(columns, places) })
    }
  }
  return { found, isAll: true }
}

function agree(a: readonly RowSet[], b: readonly RowSet[]): boolean {
  return a.every((classes, c) => meet(classes, b[c] ?? classes))
}

/**
 * A row is unreachable if it accepts nothing or, with FIRST, nothing that an earlier row hasn't accepted or
 * left undecided.
 */
function findUnreachable({ rows, hit }: DecisionTable, { columns, opaque }: ReadTable) {
  const budget: Budget = { steps: STEPS_MAX }
  const found: number[] = []
  let isAll = true
  const earlier = emptyRows(rows.length)
  const covers = columns.map((column) => column.covers)
  for (let row = 0; row < rows.length; row++) {
    if (opaque.has(row)) continue
    const box = columns.map(({ fires }) => indexes(fires).filter((k) => hasRow(fires[k] ?? earlier, row)))
    if (box.some((classes) => classes.length === 0)) found.push(row)
    else if (hit === 'FIRST') {
      const outcome = uncovered(covers, box, earlier, budget, () => false)
      if (outcome === 'done') found.push(row)
      if (outcome === 'exhausted') isAll = false
    }
    addRow(earlier, row)
  }
  return { found, isAll }
}

function indexes(list: readonly unknown[]): number[] {
  return list.map((_, index) => index)
}
