/** A guideline's table with nothing left to be inferred from where a cell stands: one heading for a column, every value in its own row. */
export interface GuidelineTable {
  /** The line above the headings; empty if there is none. */
  caption: string
  headings: readonly string[]
  /** As wide as the headings. */
  rows: readonly (readonly string[])[]
  /** Number of cells that were merged with the one above and take its value. */
  filled: number
  /** Lines below the rows. */
  notes: readonly string[]
}
