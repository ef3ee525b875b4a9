/** The board alone, in a window beside another program. */
export interface Narrow {
  isNarrow: boolean
  /** `isEmpty` means that nothing is lost if another window starts again. */
  enter(isEmpty: boolean): void
  leave(): void
}
