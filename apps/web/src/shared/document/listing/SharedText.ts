/** The parts of our own file format that have a display name. */
export const SHARED_PARTS = [
  'cell',
  'head',
  'inputs',
  'groups',
  'computed',
  'tables',
  'outputs',
  'checks',
  'citations',
  'tests',
  'other',
] as const

export type SharedPart = (typeof SHARED_PARTS)[number]

export interface SharedText {
  /** The name of the document that contains it. */
  document: string
  part: SharedPart
  /** The display name of the cell, input or sentence. */
  item: string
  text: string
}

/** All texts in a value, as texts of one place. */
export const textsAt = (place: Omit<SharedText, 'text'>, value: unknown): SharedText[] =>
  stringsIn(value).map((text) => ({ ...place, text }))

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}
