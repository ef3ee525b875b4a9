/** The board alone, in a window beside another program. */
export interface Narrow {
  isNarrow: boolean
  /** If `isEmpty` is true, nothing is lost when another window starts again. */
  enter(isEmpty: boolean): void
  leave(): void
}
