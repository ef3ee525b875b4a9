import type { Locale } from '../locale/locale.ts'
import { DEFAULT_LOCALE } from '../locale/locale.ts'
import type { FactUse, PlateCitation } from './evidence.ts'
import type { Region, Review, SourceState, Specialty } from './kinds.ts'

/** The same text in several languages. */
export type Words = Readonly<Partial<Record<Locale, string>>>

export interface LibraryChange {
  edition: number
  what: Words
}

/**
 * One fact on which a plate rests, with the names of its cells; `cited` contains indexes of the citations.
 */
export interface EvidenceRecord {
  use: FactUse
  cells: Words[]
  cited: number[]
  isRead: boolean
}

/**
 * The parts that a physician still has to review: marked table rows, cells that rest on unread sources, and
 * sentences.
 */
export interface AwaitingRecord {
  rows: { table: Words; numbers: number[] }[]
  cells: Words[]
  sentences: Words[]
}

/** The description of an item of Pandok's own library, in every language. */
export interface LibraryRecord {
  /** This is the id of the item itself, not of a copy. */
  itemId: string
  slug: string
  /** The newest edition. */
  edition: number
  /** Whether the original is currently in the library; an administrator may have removed it. */
  isPublished: boolean
  names: Words
  summary: Words
  /** A note on a module. It is only present if the item itself is requested and not a copy. */
  note?: Words | undefined
  specialty: Specialty
  regions: Region[]
  modalities: string[]
  /** The version of the guideline that a module follows. */
  version?: string | undefined
  year?: number | undefined
  /** How many of the sources for its decisions were read. It is absent for a plate that decides nothing. */
  sources?: SourceState | undefined
  /** The sources of a plate's own sentences; copies don't have them. */
  evidence?: { citations: Omit<PlateCitation, 'id'>[]; rows: EvidenceRecord[] } | undefined
  /** This is only present for entries that nobody has reviewed yet; copies don't have it. */
  awaiting?: AwaitingRecord | undefined
  /** This is absent if no specialist has reviewed the entry yet. */
  review?: Review | undefined
  changes: LibraryChange[]
}

/** The names of a plate's cells, by their ids. */
export type CellWords = Readonly<Record<string, { name: Words; title: Words }>>

/** The relation of an item to Pandok's own library, as one of its items or as a copy of one. */
export interface InLibrary {
  /** Null for everything else. */
  record: LibraryRecord | null
  /** The edition that a copy was taken from. */
  sourceEdition: number | null
}

export const wordsIn = (words: Words, locale: Locale): string | undefined =>
  words[locale] ?? words[DEFAULT_LOCALE]
