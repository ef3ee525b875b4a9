import type { Cell } from '../../document/logic.ts'

/** How a cell answers for a class of values. `undecided`: the value is unknown and the cell asks about it. */
export const NO = 0
export const YES = 1
export const UNDECIDED = 2
export type Answer = typeof NO | typeof YES | typeof UNDECIDED

export type ExampleValue = string | boolean | null

/**
 * A column reduced to classes of values that no cell tells apart, each with one value that a person could enter
 * (null: unknown, always the last class).
 */
export interface ColumnClasses {
  examples: readonly ExampleValue[]
  /** The column's values as expressions see them, for cells that are expressions; undefined is unknown. */
  values: readonly (string | boolean | readonly string[] | undefined)[]
  isNumber: boolean
  /** Numbers have neighbours; answers haven't, so any two of them count as neighbours. */
  isOrdered: boolean
  /** A class that reaches to infinity makes a poor example. */
  isEndless: readonly boolean[]
  /** The answers of a plain cell (neither `-`, `known` nor `expr`) for every class but the unknown one. */
  answers(cell: PlainCell): readonly Answer[]
  /** Whether a class stands for one value or for many. */
  isExact: boolean
}

export type PlainCell = Exclude<Cell, '-' | { known: boolean } | { expr: string }>
