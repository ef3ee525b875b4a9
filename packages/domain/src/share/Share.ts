import type { DocumentKindName } from '../document/documentKinds.ts'
import type { ListQuery } from '../list/list.ts'

/** A document that its owner shares with all members. */
export interface SharedOwnItem {
  kind: DocumentKindName
  id: string
  name: string
  /** The number of members with a copy; copies in the trash don't count. */
  copies: number
  updatedAt: Date
}

export const SHARE_SORTS = ['kind', 'name', 'copies', 'updatedAt'] as const

export type ShareSort = (typeof SHARE_SORTS)[number]

export interface ShareQuery extends ListQuery<ShareSort> {
  kind?: DocumentKindName | undefined
}
