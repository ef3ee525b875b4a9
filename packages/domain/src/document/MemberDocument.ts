import type { InLibrary } from '../library/LibraryRecord.ts'

export const LIBRARY_GRADES = ['free', 'paid'] as const

export type LibraryGrade = (typeof LIBRARY_GRADES)[number]

/**
 * The original of a copy. The nickname is the creator's current one, or null if the creator or the original
 * no longer exists.
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
  nickname: string
  name: string
  shared: boolean
  library: LibraryGrade | null
  /** The number of content changes, counted from 1. */
  revision: number
  source: DocumentSource | null
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}

/** A document from the perspective of one member. */
export interface DocumentView extends MemberDocument, InLibrary {
  isMine: boolean
  /** True if the member has a copy of it, possibly in the trash. */
  isCopied: boolean
}

/** Whose documents a list shows. */
export type DocumentScope = 'own' | 'shared' | 'library'
