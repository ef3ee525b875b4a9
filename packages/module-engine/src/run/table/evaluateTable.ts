import type { CoreValue } from '../../expression/value.ts'
import type { Evaluation } from '../Evaluation.ts'
import { isOfKind } from '../isOfKind.ts'
import type { Slot, TableSlot } from '../Slot.ts'
import type { PreparedCell, PreparedResult, PreparedRow } from './prepareTable.ts'

/** `undefined`: it can't be told yet, because a value is unknown. */
type Fits = boolean | undefined | { failure: string }

/** A table's rows against its columns' values; a row that can't be told yet keeps the table waiting. */
export function evaluateTable(slot: TableSlot, evaluation: Evaluation): { undecided: readonly Slot[] } {
  const { table, prepared } = slot.template
  const undecided: Slot[] = []
  const found =
    table.hit === 'FIRST' ? first(slot, evaluation, undecided) : unique(slot, evaluation, undecided)
  if (typeof found === 'object') {
    fill(slot, undefined, [], found.failure)
    return { undecided: [] }
  }
  if (found === 'waits') {
    fill(slot, undefined, [])
    return { undecided }
  }
  const results = found === 'none' ? prepared.otherwise : prepared.rows[found]?.results
  if (!results) fill(slot, undefined, [])
  else write(slot, found === 'none' ? -1 : found, results, evaluation)
  return { undecided: [] }
}

type Found = number | 'none' | 'waits' | { failure: string }

function first(slot: TableSlot, evaluation: Evaluation, undecided: Slot[]): Found {
  for (const [index, row] of slot.template.prepared.rows.entries()) {
    const fits = rowFits(slot, row, evaluation, undecided)
    if (typeof fits === 'object') return fits
    // Rows after an undecided one could only tell what would be if that one didn't hold.
    if (fits === undefined) return 'waits'
    if (fits) return index
  }
  return 'none'
}

function unique(slot: TableSlot, evaluation: Evaluation, undecided: Slot[]): Found {
  const { rows } = slot.template.prepared
  const hits: number[] = []
  const open: number[] = []
  for (const [index, row] of rows.entries()) {
    const fits = rowFits(slot, row, evaluation, undecided)
    if (typeof fits === 'object') return fits
    if (fits) hits.push(index)
    if (fits === undefined) open.push(index)
  }
  if (hits.length > 1) return { failure: 'overlap' }
  const [hit] = hits
  if (hit === undefined) return open.length > 0 ? 'waits' : 'none'
  return open.every((index) => rows[index]?.key === rows[hit]?.key) ? hit : 'waits'
}

/** One cell that certainly doesn't fit settles the row, whatever is unknown beside it. */
function rowFits(slot: TableSlot, row: PreparedRow, evaluation: Evaluation, undecided: Slot[]): Fits {
  let isUndecided = false
  const before = undecided.length
  for (const [index, cell] of row.cells.entries()) {
    if (cell.kind === 'any') continue
    const fits = cellFits(slot, cell, index, evaluation, undecided)
    if (typeof fits === 'object') return fits
    if (fits === false) {
      undecided.length = before
      return false
    }
    if (fits === undefined) isUndecided = true
  }
  return isUndecided ? undefined : true
}

function cellFits(
  slot: TableSlot,
  cell: Exclude<PreparedCell, { kind: 'any' }>,
  column: number,
  evaluation: Evaluation,
  undecided: Slot[],
): Fits {
  if (cell.kind === 'formula') {
    const made = evaluation.run(cell.formula)
    if (made.kind === 'failed') return { failure: made.failure }
    if (made.kind === 'value') return typeof made.value === 'boolean' ? made.value : { failure: 'type' }
    undecided.push(...evaluation.reads.filter((read) => read.core === undefined))
    return undefined
  }
  const source = evaluation.slotOf(slot.template.table.cols[column]?.ref ?? '')
  if (!source) return { failure: 'broken' }
  if (cell.kind === 'known') return cell.known === (source.core !== undefined)
  if (source.core !== undefined) return cell.match(source.core)
  undecided.push(source)
  return undefined
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
