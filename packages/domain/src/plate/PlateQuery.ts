import type { LibraryFilter } from '../library/LibraryQuery.ts'
import type { ListQuery } from '../list/list.ts'

export const PLATE_SORTS = ['name', 'cellCount', 'updatedAt', 'createdAt', 'nickname'] as const

export type PlateSort = (typeof PLATE_SORTS)[number]

export interface PlateFilter extends LibraryFilter {
  shared?: boolean | undefined
}

export interface PlateQuery extends ListQuery<PlateSort> {
  filter?: PlateFilter | undefined
}
