import type { ListQuery } from '../list/list.ts'

export const TRASH_KINDS = ['plate', 'module'] as const

export type TrashKind = (typeof TRASH_KINDS)[number]

export interface TrashedItem {
  kind: TrashKind
  id: string
  name: string
  deletedAt: Date
}

export const TRASH_SORTS = ['kind', 'name', 'deletedAt', 'purgeAt'] as const

export type TrashSort = (typeof TRASH_SORTS)[number]

export interface TrashQuery extends ListQuery<TrashSort> {
  kind?: TrashKind | undefined
}
