import type { Place } from './Place.ts'

/** The reasons why something of a file was not imported. Their sentences are in `i18n`. */
export const LOSS_CODES = [
  'code', // program code, which is listed and never run
  'command', // a shell, a script or another program is needed
  'keystroke', // a key press without a meaning in a report
  'reference', // a missing file, snippet or form
  'image',
  'formatting',
  'unsupported', // params: what
  'ambiguous', // params: what, taken
  'broken', // the file violates its own format here; params: what
  'limit', // params: what, max
  'duplicate', // params: of
] as const
export type LossCode = (typeof LOSS_CODES)[number]

/** Something in a file that was not imported, or not unchanged. */
export interface Loss {
  code: LossCode
  place: Place
  /** The passage itself, shortened to a line, so that a person can judge the loss. */
  excerpt: string
  params?: Readonly<Record<string, string | number>>
}
