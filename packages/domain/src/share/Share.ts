import type { ListQuery } from '../list/list.ts'

export const SHARE_KINDS = ['plate', 'module'] as const

export type ShareKind = (typeof SHARE_KINDS)[number]

/** Something that its owner shows to all members. */
export interface SharedOwnItem {
  kind: ShareKind
  id: string
  name: string
  /** How many members have a copy of it now; those in the trash don't count. */
  copies: number
  updatedAt: Date
}

export const SHARE_SORTS = ['kind', 'name', 'copies', 'updatedAt'] as const

export type ShareSort = (typeof SHARE_SORTS)[number]

export interface ShareQuery extends ListQuery<ShareSort> {
  kind?: ShareKind | undefined
}
