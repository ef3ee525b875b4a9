/** A command for the palette and the key help. */
export interface CommandEntry {
  id: string
  label: string
  group: string
  /** In the notation of key maps; the first one is shown first. */
  keys: readonly string[]
  /** Undefined if it isn't available now. */
  run: (() => void) | undefined
  /** True for commands that nobody searches by name, such as moving the focus. */
  isHidden?: boolean | undefined
}
