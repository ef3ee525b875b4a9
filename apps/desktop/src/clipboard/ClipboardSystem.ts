/**
 * The part of a system's clipboard that is used. Between `open` and `close` other programs can't access it.
 */
export interface ClipboardSystem {
  /** Returns false while another program has it open. */
  open: () => boolean
  close: () => void
  empty: () => boolean
  /** The number of formats on it. */
  count: () => number
  /** The id of a named format. */
  formatNamed: (name: string) => number
  has: (format: number) => boolean
  /** Null if the format is absent or larger than `maxBytes`. */
  read: (format: number, maxBytes: number) => Buffer | null
  write: (format: number, bytes: Buffer) => boolean
}

/** CF_UNICODETEXT: UTF-16 with a terminating zero. */
export const UNICODE_TEXT = 13
