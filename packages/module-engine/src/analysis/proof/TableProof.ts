/** Example values of a table's columns; null is «unknown». Several answers of one column are joined by commas. */
export type Example = Readonly<Record<string, string | number | boolean | null>>

/** What the proof left open: too many cases, or a column or cell whose values can't be known without running it. */
export type OpenQuestion =
  | { what: 'cases' }
  | { what: 'cell'; row: number; column: number }
  | { what: 'column'; column: number }

export interface TableProof {
  /** One example for each connected region that no row covers. */
  gaps: readonly Example[]
  /** The number of distinguishable cases in each of `gaps`. */
  gapCases: readonly number[]
  overlaps: readonly { rows: readonly [number, number]; example: Example }[]
  /** Rows that can never fire. */
  unreachable: readonly number[]
  /** The number of cases that the cells of the table distinguish. */
  cases: number
  /** True if the lists above are complete. */
  complete: boolean
  open: readonly OpenQuestion[]
}
