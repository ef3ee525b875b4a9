/**
 * The table of a guideline in a form where the position of a cell implies nothing: each column has one
 * heading, and each value is repeated in every row it applies to.
 */
export interface GuidelineTable {
  /** The line above the headings, or an empty text if there is none. */
  caption: string
  headings: readonly string[]
  /** Each row is as wide as the headings. */
  rows: readonly (readonly string[])[]
  /** The number of cells that were merged with the cell above and take its value. */
  filled: number
  notes: readonly string[]
}
