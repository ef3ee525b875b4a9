import type { Place } from './Place.ts'

/** Why something of a file was not taken over. The sentences for these stand in i18n, in five languages. */
export const LOSS_CODES = [
  'code', // a program's text: it is listed and never run
  'command', // shell, script or another program is asked for
  'keystroke', // a key press that has no meaning in a report
  'reference', // another file, snippet or form that is not there
  'image',
  'formatting',
  'unsupported', // params: what
  'ambiguous', // params: what, taken
  'broken', // the file breaks its own format here; params: what
  'limit', // params: what, max
  'duplicate', // params: of
] as const
export type LossCode = (typeof LOSS_CODES)[number]

/** Something that a file holds and that was not taken over, or not as it stood. */
export interface Loss {
  code: LossCode
  place: Place
  /** The passage itself, cut to a line, so that a person can judge what is missing. */
  excerpt: string
  params?: Readonly<Record<string, string | number>>
}
