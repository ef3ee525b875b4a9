import type { ModuleDefinition } from '../document/definition.ts'

export const NOTE_CODES = [
  'notation.nothingFound',
  'notation.unclosed', // params: text
  'notation.nested', // params: text
  'notation.empty',
  'notation.comment', // params: name, text
  'notation.commentDropped', // params: text
  'notation.nameless', // params: name
  'notation.tooMany', // params: max
  'notation.tooLong', // params: max
  'notation.unit', // params: unit
  'notation.characters',
  'notation.library', // params: module, text
] as const
export type NoteCode = (typeof NOTE_CODES)[number]

/** A note about something in the pasted text that could have been understood differently. */
export interface Note {
  code: NoteCode
  params: Readonly<Record<string, string | number>>
  /** The line of the pasted text, counted from 1. */
  line: number
}

export interface Proposal {
  definition: ModuleDefinition
  notes: Note[]
}
