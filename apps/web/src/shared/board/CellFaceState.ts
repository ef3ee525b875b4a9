/** The states of a cell; several may apply at once. */
export interface CellFaceState {
  /** True if the board's focus is here, wherever the keyboard focus is. */
  isFocused?: boolean | undefined
  isSelected?: boolean | undefined
  isCarried?: boolean | undefined
  /** Number of times it is in the report. */
  written?: number | undefined
  /** True if its form is open. */
  isOpen?: boolean | undefined
  isModuleGone?: boolean | undefined
  isIncomplete?: boolean | undefined
}
