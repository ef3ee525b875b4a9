import type { DocumentKindName } from '../document/documentKinds.ts'
import type { ListQuery } from '../list/list.ts'

export interface TrashedItem {
  kind: DocumentKindName
  id: string
  name: string
  deletedAt: Date
}

export const TRASH_SORTS = ['kind', 'name', 'deletedAt', 'purgeAt'] as const

export type TrashSort = (typeof TRASH_SORTS)[number]

export interface TrashQuery extends ListQuery<TrashSort> {
  kind?: DocumentKindName | undefined
}
