import type { InLibrary } from '../library/LibraryRecord.ts'

export const LIBRARY_GRADES = ['free', 'paid'] as const

/** How Pandok publishes a document in its library. */
export type LibraryGrade = (typeof LIBRARY_GRADES)[number]

/** What a copy was made from. The nickname is the creator's of today, null when they or the original are gone. */
export interface DocumentSource {
  id: string
  name: string
  nickname: string | null
}

/** What every kind of document has beside its content: a plate, a module. */
export interface MemberDocument {
  id: string
  ownerId: string
  /** The owner's. */
  nickname: string
  name: string
  shared: boolean
  library: LibraryGrade | null
  /** Counts the changes of content, from 1. */
  revision: number
  source: DocumentSource | null
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}

/** A document as one member sees it. */
export interface DocumentView extends MemberDocument, InLibrary {
  isMine: boolean
  /** The member has a copy of it, be it in the trash. */
  isCopied: boolean
}

/** Whose documents a list shows. */
export type DocumentScope = 'own' | 'shared' | 'library'
