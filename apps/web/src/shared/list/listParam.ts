import type { PageSize } from '@pandok/ui'
import type { ListState } from './listState.ts'

interface ListParam {
  page: number
  pageSize: PageSize
  order: 'asc' | 'desc'
  /** Each list knows its own columns, and the server refuses others. */
  sort: never
  search?: string
}

/** The parameters of a list request without its filters. */
export function listParam({ page, pageSize, search, sort, order }: ListState): ListParam {
  const words = search.trim()
  return { page, pageSize, order, sort: sort as never, ...(words === '' ? {} : { search: words }) }
}

/** The filters that have a value. */
export const chosenFilters = ({ filter }: ListState): [string, string][] =>
  Object.entries(filter).filter(([, value]) => value !== '')

/** Whether an empty list may be empty because of its search or filters. */
export const isNarrowed = (list: ListState): boolean =>
  list.search.trim() !== '' || chosenFilters(list).length > 0

/** Whether there are no items at all, so that there is nothing to search or sort. */
export const isEmptyList = (list: ListState, total: number | undefined): boolean =>
  total === 0 && !isNarrowed(list)
