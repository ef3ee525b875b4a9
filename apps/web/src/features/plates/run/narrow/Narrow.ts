/** The board alone, in a window beside another program. */
export interface Narrow {
  isNarrow: boolean
  /** `isEmpty`: nothing is lost where another window begins anew. */
  enter(isEmpty: boolean): void
  leave(): void
}
