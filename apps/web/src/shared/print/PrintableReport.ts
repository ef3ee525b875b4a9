/** The report beside the images, as printing needs it. */
export interface PrintableReport {
  /** The present report; empty if nothing is written. */
  words(): string
  /** Calls `hand` with the report's words, or shows the errors that have to be corrected first. */
  print(hand: (words: string) => void): void
}
