import type { Locale } from '@pandok/domain'
import type { ModuleDefinition, Note, SectionText } from '@pandok/module-engine'
import type { Place } from '../model/Place.ts'
import type { FieldNames } from './renameFields.ts'

/** Another row that has the same sentence except for one word. */
export interface Similarity {
  row: string
  /** The index of the text in the other row, and the place of the word. */
  text: number
  start: number
  here: string
  there: string
}

/** A module of the library, with the words of the text that name its system. */
export interface LibraryOffer {
  slug: string
  text: string
}

/** One macro or template of a file as it would be imported. A person may change it before the import. */
export interface ProposedRow {
  id: string
  /** The id of its file, which the host assigns. */
  source: string
  place: Place
  /** A sentence becomes part of the plate; a module has fields and is a separate document. */
  as: 'sentence' | 'module'
  /** True for a form or a decision table, which has no text of its own. */
  isTemplate: boolean
  /** True for a part of a long form, which is on the same plate as the others. */
  isPart?: boolean
  /** The short name on the board. */
  name: string
  title: string
  trigger?: string
  /** The trigger as it was typed in 두벌식. */
  typed?: string
  group?: string
  locale: Locale
  texts: readonly SectionText[]
  /** The definition of a template, or of the module that a text with fields becomes. */
  definition?: ModuleDefinition | undefined
  /** The labels of the recognized fields. */
  fields: readonly string[]
  renamed?: FieldNames
  /** Modules of the library for systems that the text names. */
  offers: readonly LibraryOffer[]
  /** The differences between the module and the text: braces that were removed, brackets that stayed text. */
  notes: readonly Note[]
  isTaken: boolean
  duplicateOf?: string
  /** The member's own plate and cell, or module, with the same content. */
  ownDuplicate?: string
  similarTo?: Similarity
  /** A sentence of the member that differs in one word. */
  ownSimilar?: Pick<Similarity, 'here' | 'there'> & { name: string }
  /** The row that offers its wording as an answer. */
  mergedInto?: string
  /** The texts as they were before the wordings of other rows became answers. */
  unmerged?: readonly SectionText[]
  /** The plate that a person chose, or null for none. It is absent if the layout decides. */
  plate?: string | null
  /** The key that a person chose, or null for none. It is absent for the key at the place of the cell. */
  key?: string | null
}
