import type { CoreValue } from '../../expression/rowOf.ts'
import type { Evaluation } from '../Evaluation.ts'
import { isOfKind } from '../isOfKind.ts'
import type { Slot, TableSlot } from '../Slot.ts'
import type { PreparedCell, PreparedResult, PreparedRow } from './prepareTable.ts'
import { beginTable, columnOf, maskOf, type TableEvaluation, undecidedIn } from './TableEvaluation.ts'

/** `undefined` means undecided, because a value is unknown. */
type Fits = boolean | undefined | { failure: string }

/** Compares the rows of a table with the values of its columns; an undecided row keeps the table waiting. */
export function evaluateTable(slot: TableSlot, evaluation: Evaluation): { undecided: readonly Slot[] } {
  const { table, prepared } = slot.template
  const current = beginTable(slot, evaluation)
  const found = table.hit === 'FIRST' ? first(prepared.rows, current) : unique(prepared.rows, current)
  if (typeof found === 'object') {
    fill(slot, undefined, [], found.failure)
    return DECIDED
  }
  if (found === 'waits') {
    fill(slot, undefined, [])
    return { undecided: undecidedIn(current) }
  }
  const results = found === 'none' ? prepared.otherwise : prepared.rows[found]?.results
  if (!results) fill(slot, undefined, [])
  else write(slot, found === 'none' ? -1 : found, results, evaluation)
  return DECIDED
}

const DECIDED = { undecided: [] }

type Found = number | 'none' | 'waits' | { failure: string }

function first(rows: readonly PreparedRow[], current: TableEvaluation): Found {
  for (let index = 0; index < rows.length; index++) {
    const fits = rowFits(rows, index, current)
    if (fits === false) continue
    // Rows after an undecided one apply only if that one doesn't, so they can't decide.
    return fits === true ? index : (fits ?? 'waits')
  }
  return 'none'
}

function unique(rows: readonly PreparedRow[], current: TableEvaluation): Found {
  const hits: number[] = []
  const open: number[] = []
  for (let index = 0; index < rows.length; index++) {
    const fits = rowFits(rows, index, current)
    if (fits === false) continue
    if (fits === true) hits.push(index)
    else if (fits === undefined) open.push(index)
    else return fits
  }
  if (hits.length > 1) return { failure: 'overlap' }
  const [hit] = hits
  if (hit === undefined) return open.length > 0 ? 'waits' : 'none'
  return open.every((index) => rows[index]?.key === rows[hit]?.key) ? hit : 'waits'
}

/** One cell that certainly doesn't match decides the row, whatever else is unknown. */
function rowFits(rows: readonly PreparedRow[], index: number, current: TableEvaluation): Fits {
  const cells = rows[index]?.cells ?? []
  let isUndecided = false
  let { waits, reads } = current
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column] as PreparedCell
    if (cell.kind === 'any') continue
    const fits = cell.kind === 'formula' ? formulaFits(cell, current) : cellFits(cell, index, column, current)
    if (fits === true) continue
    if (fits !== undefined) return fits
    isUndecided = true
    if (cell.kind === 'formula') reads = current.evaluation.reads.length
    else waits |= 1 << column
  }
  if (!isUndecided) return true
  current.waits = waits
  current.reads = reads
  return undefined
}

function formulaFits({ formula }: PreparedCell, current: TableEvaluation): Fits {
  const made = current.evaluation.run(formula)
  if (made.kind === 'unknown') return undefined
  if (made.kind === 'failed') return { failure: made.failure }
  return typeof made.value === 'boolean' ? made.value : { failure: 'type' }
}

function cellFits(cell: PreparedCell, row: number, column: number, current: TableEvaluation): Fits {
  const seen = current.columns[column] ?? columnOf(current, column)
  if (!seen) return { failure: 'broken' }
  if (cell.kind === 'known') return cell.holds === (seen.core !== undefined)
  if (seen.core === undefined) return undefined
  if (cell.kind === 'range') return seen.place >= cell.from && seen.place <= cell.to
  return ((seen.mask ?? maskOf(seen, seen.core))[row] === 1) === cell.holds
}

function write(
  slot: TableSlot,
  fired: number,
  results: readonly PreparedResult[],
  evaluation: Evaluation,
): void {
  const values: (CoreValue | undefined)[] = []
  const failures: (string | undefined)[] = []
  for (const [index, result] of results.entries()) {
    const made = resultOf(result, evaluation)
    values[index] = made.value
    failures[index] = made.failure
  }
  slot.fired = fired
  slot.results = values
  slot.failures = failures
}

function resultOf(result: PreparedResult, evaluation: Evaluation): { value?: CoreValue; failure?: string } {
  switch (result.kind) {
    case 'value':
      return { value: result.value }
    case 'unknown':
      return {}
    case 'wrong':
      return { failure: 'type' }
    case 'formula': {
      const made = evaluation.run(result.formula)
      if (made.kind === 'failed') return { failure: made.failure }
      if (made.kind === 'unknown') return {}
      return isOfKind(made.value, result.result) ? { value: made.value } : { failure: 'type' }
    }
  }
}

function fill(
  slot: TableSlot,
  fired: number | undefined,
  results: readonly CoreValue[],
  failure?: string,
): void {
  slot.fired = fired
  slot.results = results
  slot.failures = failure === undefined ? [] : slot.template.table.outs.map(() => failure)
}
