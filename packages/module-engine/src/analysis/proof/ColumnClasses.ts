import type { Cell } from '../../document/logic.ts'

/**
 * The result of a cell for a class of values. It is `UNDECIDED` if the value is unknown and the cell depends
 * on it.
 */
export const NO = 0
export const YES = 1
export const UNDECIDED = 2
export type Answer = typeof NO | typeof YES | typeof UNDECIDED

export type ExampleValue = string | boolean | null

/**
 * A column reduced to classes of values that no cell distinguishes, each with one example that a person could
 * enter. The unknown value (null) is always the last class.
 */
export interface ColumnClasses {
  examples: readonly ExampleValue[]
  /** The values of the column for cells that are expressions; undefined is unknown. */
  values: readonly (string | boolean | readonly string[] | undefined)[]
  isNumber: boolean
  /** Numbers have neighbors. Answers have no order, so any two of them count as neighbors. */
  isOrdered: boolean
  /** True for classes that reach to infinity, which make poor examples. */
  isEndless: readonly boolean[]
  /** Returns the results of a plain cell (neither `-`, `known` nor `expr`) for every class except the unknown one. */
  answers(cell: PlainCell): readonly Answer[]
  /** True if every class is a single value. */
  isExact: boolean
}

export type PlainCell = Exclude<Cell, '-' | { known: boolean } | { expr: string }>
