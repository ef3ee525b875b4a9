import type { Lookup, RowValue } from '../expression/rowOf.ts'
import type { Slot } from './Slot.ts'

/** A row of a repeat group, or the module itself (without a key). */
export interface Row {
  readonly key: string | undefined
  /** Index of its group; -1 for the module. */
  readonly scope: number
  /** By the templates' `local`. */
  readonly slots: readonly Slot[]
  /** How a formula in this row reads names. */
  readonly lookup: Lookup
  /** How a formula elsewhere sees this row. */
  readonly value: RowValue
  /** Counted from 0; changes when rows move. */
  place: number
  /** Which lesion it is, over all examinations; undefined while nobody has said so. */
  track: string | undefined
}
