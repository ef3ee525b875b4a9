import type { Locale } from '@pandok/domain'
import type { ModuleDefinition, SectionText } from '@pandok/module-engine'
import type { Place } from '../model/Place.ts'

/** Another row with the same sentence but for one word. */
export interface Similarity {
  row: string
  /** Which of the other row's texts it is, and where the word stands in it. */
  text: number
  start: number
  here: string
  there: string
}

/** One macro or template of a file, as it would be taken over; a person may change all of it before. */
export interface ProposedRow {
  id: string
  /** The file that it came with, by the id that the host gave it. */
  source: string
  place: Place
  /** A sentence is written into the plate itself; a module has fields and stands beside it. */
  as: 'sentence' | 'module'
  /** A form that was one before: it has no text of its own. */
  isTemplate: boolean
  /** What stands on the board. */
  name: string
  /** What it is called in full. */
  title: string
  trigger?: string
  /** The trigger as it was typed in 두벌식. */
  typed?: string
  group?: string
  locale: Locale
  texts: readonly SectionText[]
  /** A template as it is, and the module that a text with fields becomes. */
  definition?: ModuleDefinition | undefined
  /** What the recognizer calls the fields that it has found. */
  fields: readonly string[]
  /** Modules of the library for what it names. */
  offers: readonly string[]
  isTaken: boolean
  duplicateOf?: string
  similarTo?: Similarity
  /** The row that its wording became an answer of. */
  mergedInto?: string
  /** Where a person wants it: a plate, or on none; absent: where the layout puts it. */
  plate?: string | null
  /** The key that a person wants, or none; absent: the one that lies where the cell lies. */
  key?: string | null
}
