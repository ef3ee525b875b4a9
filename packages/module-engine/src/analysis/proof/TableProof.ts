/** Values of a table's columns that show something; null is «unknown». Several answers of one column are joined by commas. */
export type Example = Readonly<Record<string, string | number | boolean | null>>

/** What was left open: too many cases, or a column or cell whose values can't be known without running it. */
export type OpenQuestion =
  | { what: 'cases' }
  | { what: 'cell'; row: number; column: number }
  | { what: 'column'; column: number }

export interface TableProof {
  /** An example for each connected region that no row covers. */
  gaps: readonly Example[]
  /** How many distinguishable cases each of `gaps` stands for. */
  gapCases: readonly number[]
  overlaps: readonly { rows: readonly [number, number]; example: Example }[]
  /** Rows that can't ever fire. */
  unreachable: readonly number[]
  /** Cases that the table's cells tell apart. */
  cases: number
  /** Whether the lists above are all there is. */
  complete: boolean
  open: readonly OpenQuestion[]
}
