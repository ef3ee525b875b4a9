import type { Locale } from '../locale/locale.ts'
import { DEFAULT_LOCALE } from '../locale/locale.ts'
import type { Region, Review, SourceState, Specialty } from './kinds.ts'

/** The same in several languages. */
export type Words = Readonly<Partial<Record<Locale, string>>>

export interface LibraryChange {
  edition: number
  what: Words
}

/** What Pandok's own library says of one of its items, in every language. */
export interface LibraryRecord {
  /** Of the item itself, not of a copy. */
  itemId: string
  slug: string
  /** The newest. */
  edition: number
  /** Whether the original is in the library today: an administrator may have taken it out. */
  isPublished: boolean
  names: Words
  summary: Words
  /** Of modules, where the item itself is asked for and not a copy. */
  note?: Words | undefined
  specialty: Specialty
  regions: Region[]
  modalities: string[]
  /** Of the guideline that a module follows. */
  version?: string | undefined
  year?: number | undefined
  /** Of modules. */
  sources?: SourceState | undefined
  /** Absent: nobody of the specialty has read it through yet. */
  review?: Review | undefined
  changes: LibraryChange[]
}

/** What a plate's cells are called, by their ids. */
export type CellWords = Readonly<Record<string, { name: Words; title: Words }>>

/** What an item has to do with Pandok's own library: as one of its items, or as a copy of one. */
export interface InLibrary {
  /** Null for everything else. */
  record: LibraryRecord | null
  /** Of a copy, the edition that it was taken from. */
  sourceEdition: number | null
}

export const wordsIn = (words: Words, locale: Locale): string | undefined =>
  words[locale] ?? words[DEFAULT_LOCALE]
