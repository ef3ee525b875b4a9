import { Exact } from '../../expression/Exact.ts'
import type { CoreValue } from '../../expression/rowOf.ts'
import type { Evaluation } from '../Evaluation.ts'
import type { Slot, TableSlot } from '../Slot.ts'
import { type PreparedColumn, placeAmong } from './prepareColumn.ts'

/**
 * One evaluation of a table: the value of each column, read when a row first needs it, and what is still
 * undecided.
 */
export interface TableEvaluation {
  readonly slot: TableSlot
  readonly evaluation: Evaluation
  readonly columns: (ColumnEvaluation | undefined)[]
  /** The columns that a row waits for, one bit each; there are at most twelve. */
  waits: number
  /** How much had been read when a formula was last undecided. */
  reads: number
}

interface ColumnEvaluation {
  readonly prepared: PreparedColumn
  readonly source: Slot
  readonly core: CoreValue | undefined
  /** The position among the ends of the column's ranges; -1 if the value is no number. */
  readonly place: number
  /** A mask with 1 for each row that lists the value. */
  mask: Uint8Array | undefined
}

export const beginTable = (slot: TableSlot, evaluation: Evaluation): TableEvaluation => ({
  slot,
  evaluation,
  columns: [],
  waits: 0,
  reads: 0,
})

export function columnOf(current: TableEvaluation, column: number): ColumnEvaluation | undefined {
  const known = current.columns[column]
  if (known) return known
  const prepared = current.slot.template.prepared.columns[column]
  const source = prepared && current.evaluation.slotOf(prepared.ref)
  if (!source) return undefined
  const { core } = source
  const place = core instanceof Exact ? placeAmong(prepared.ends, core) : -1
  const found: ColumnEvaluation = { prepared, source, core, place, mask: undefined }
  current.columns[column] = found
  return found
}

export function maskOf(seen: ColumnEvaluation, core: CoreValue): Uint8Array {
  seen.mask ??= maskIn(seen.prepared, core)
  return seen.mask
}

function maskIn(column: PreparedColumn, core: CoreValue): Uint8Array {
  if (Array.isArray(core) && core.length !== 1) return maskOfAll(column, core)
  const listed = listedOf(column, Array.isArray(core) ? core[0] : core)
  if (!listed) return column.unlisted
  listed.mask ??= marked(new Uint8Array(column.height), listed.rows)
  return listed.mask
}

/** Several answers match if one of them does. */
function maskOfAll(column: PreparedColumn, answers: readonly CoreValue[]): Uint8Array {
  const mask = new Uint8Array(column.height)
  for (const answer of answers) marked(mask, listedOf(column, answer)?.rows ?? [])
  return mask
}

function listedOf(column: PreparedColumn, value: CoreValue | undefined) {
  if (typeof value === 'string' || typeof value === 'boolean') return column.texts.get(String(value))
  return value instanceof Exact ? column.numbers.get(value.toFixed()) : undefined
}

function marked(mask: Uint8Array, rows: readonly number[]): Uint8Array {
  for (const row of rows) mask[row] = 1
  return mask
}

/** Returns what the undecided rows wait for, in the order in which it was read. */
export function undecidedIn({ evaluation, columns, waits, reads }: TableEvaluation): readonly Slot[] {
  const sources = new Set(columns.filter((_, column) => waits & (1 << column)).map((seen) => seen?.source))
  return evaluation.reads.filter(
    (slot, index) => slot.core === undefined && (index < reads || sources.has(slot)),
  )
}
