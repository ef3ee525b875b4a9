/** Something that can be done, as the palette and the key help show it. */
export interface CommandEntry {
  id: string
  label: string
  group: string
  /** As key maps write them; the first is shown first. */
  keys: readonly string[]
  /** Undefined: not possible now. */
  run: (() => void) | undefined
  /** Not worth looking for by name: moving about. */
  isHidden?: boolean | undefined
}
