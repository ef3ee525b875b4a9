/** What we use of the clipboard of a system. Between `open` and `close` nobody else gets at it. */
export interface ClipboardSystem {
  /** False while another program has it. */
  open: () => boolean
  close: () => void
  empty: () => boolean
  /** How many kinds of content it holds. */
  count: () => number
  /** The number of a kind of content that programs agree on by its name. */
  formatNamed: (name: string) => number
  has: (format: number) => boolean
  /** Null where there is nothing of the kind, or more than that many bytes. */
  read: (format: number, maxBytes: number) => Buffer | null
  write: (format: number, bytes: Buffer) => boolean
}

/** Text of Windows, CF_UNICODETEXT: UTF-16 with a zero at the end. */
export const UNICODE_TEXT = 13
