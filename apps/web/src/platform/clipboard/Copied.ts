export interface Copied {
  /** It is in the clipboard: read back where that is allowed. */
  isDone: boolean
  /** What was there before can be put back. */
  canRestore: boolean
}
