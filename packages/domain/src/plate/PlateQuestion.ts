import type { LibraryFilter } from '../library/LibraryQuestion.ts'
import type { ListQuestion } from '../list/list.ts'

export const PLATE_SORTS = ['name', 'cellCount', 'updatedAt', 'createdAt', 'nickname'] as const

export type PlateSort = (typeof PLATE_SORTS)[number]

export interface PlateFilter extends LibraryFilter {
  shared?: boolean | undefined
}

export interface PlateQuestion extends ListQuestion<PlateSort> {
  filter?: PlateFilter | undefined
}
