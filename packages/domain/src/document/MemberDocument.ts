import type { InLibrary } from '../library/LibraryRecord.ts'

export const LIBRARY_GRADES = ['free', 'paid'] as const

/** The grade of a document in the library of Pandok. */
export type LibraryGrade = (typeof LIBRARY_GRADES)[number]

/**
 * The original of a copy. The nickname is the creator's current one, null if they or the original no longer
 * exist.
 */
export interface DocumentSource {
  id: string
  name: string
  nickname: string | null
}

/** The fields that every kind of document has besides its content. */
export interface MemberDocument {
  id: string
  ownerId: string
  /** The nickname of the owner. */
  nickname: string
  name: string
  shared: boolean
  library: LibraryGrade | null
  /** The number of content changes, from 1. */
  revision: number
  source: DocumentSource | null
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}

/** A document as one member sees it. */
export interface DocumentView extends MemberDocument, InLibrary {
  isMine: boolean
  /** The member has a copy of it, possibly in the trash. */
  isCopied: boolean
}

/** Whose documents a list shows. */
export type DocumentScope = 'own' | 'shared' | 'library'
