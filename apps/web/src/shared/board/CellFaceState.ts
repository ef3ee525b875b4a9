/** What a cell may be beside its content; all of it may hold at once. */
export interface CellFaceState {
  /** The board's focus is here, wherever the keyboard's is. */
  isFocused?: boolean | undefined
  isSelected?: boolean | undefined
  isCarried?: boolean | undefined
  /** How often it stands in the report. */
  written?: number | undefined
  /** Its form is open. */
  isOpen?: boolean | undefined
  isModuleGone?: boolean | undefined
  isIncomplete?: boolean | undefined
}
