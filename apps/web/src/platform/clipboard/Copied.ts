export interface Copied {
  /** True if it is on the clipboard, verified by reading it where allowed. */
  isDone: boolean
  /** True if the previous content can be restored. */
  canRestore: boolean
}
