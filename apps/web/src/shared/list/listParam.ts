import type { PageSize } from '@pandok/ui'
import type { ListState } from './listState.ts'

interface ListParam {
  page: number
  pageSize: PageSize
  order: 'asc' | 'desc'
  /** The list knows its own columns; the server refuses others. */
  sort: never
  search?: string
}

/** What a list asks the server for, its filters aside. */
export function listParam({ page, pageSize, search, sort, order }: ListState): ListParam {
  const words = search.trim()
  return { page, pageSize, order, sort: sort as never, ...(words === '' ? {} : { search: words }) }
}

/** The filters that say something. */
export const chosenFilters = ({ filter }: ListState): [string, string][] =>
  Object.entries(filter).filter(([, value]) => value !== '')

/** Whether an empty list may be empty because of what was asked. */
export const isNarrowed = (list: ListState): boolean =>
  list.search.trim() !== '' || chosenFilters(list).length > 0

/** Whether there is nothing at all, as against nothing that fits: then there is nothing to search or sort either. */
export const isEmptyList = (list: ListState, total: number | undefined): boolean =>
  total === 0 && !isNarrowed(list)
