import type { Place } from './Place.ts'

/** The reasons why something in a file was not imported. Their sentences are in `i18n`. */
export const LOSS_CODES = [
  'code', // This is program code, which is listed and never run.
  'command', // It needs a shell, a script or another program.
  'keystroke', // The key press has no meaning in a report.
  'reference', // A file, a snippet or a form is missing.
  'image',
  'formatting',
  'unsupported', // The parameter is `what`.
  'ambiguous', // The parameters are `what` and `taken`.
  'broken', // The file violates its own format here. The parameter is `what`.
  'limit', // The parameters are `what` and `max`.
  'duplicate', // The parameter is `of`.
] as const
export type LossCode = (typeof LOSS_CODES)[number]

/** Something in a file that was not imported, or was changed. */
export interface Loss {
  code: LossCode
  place: Place
  /** The passage itself, shortened to one line, so that a person can judge the loss. */
  excerpt: string
  params?: Readonly<Record<string, string | number>>
}
