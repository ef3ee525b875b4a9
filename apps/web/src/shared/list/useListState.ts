import type { PageSize } from '@pandok/ui'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type ListState, readListState, writeListState } from './listState.ts'

/**
 * A list's page, size, search, order and filters are in the address, so that it can be reloaded, bookmarked
 * and gone back to.
 */
export interface ListControls extends ListState {
  setPage: (page: number) => void
  /** Replaces a page that doesn't exist, so that the back button doesn't lead to it. */
  replacePage: (page: number) => void
  setPageSize: (size: PageSize) => void
  setSearch: (search: string) => void
  setSort: (sort: string, order: 'asc' | 'desc') => void
  setFilter: (name: string, value: string) => void
  setTab: (tab: string) => void
}

export function useListState(fallback: ListState): ListControls {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readListState(params, fallback), [params, fallback])

  const change = useCallback(
    (next: Partial<ListState>, options?: { replace: boolean }) => {
      setParams(
        (present) => {
          const before = readListState(present, fallback)
          // A later page of another selection might be empty.
          return writeListState({ ...before, page: 1, ...next }, fallback)
        },
        { replace: options?.replace ?? false, preventScrollReset: true },
      )
    },
    [setParams, fallback],
  )

  return useMemo(
    () => ({
      ...state,
      setPage: (page) => change({ page }),
      replacePage: (page) => change({ page }, { replace: true }),
      setPageSize: (pageSize) => change({ pageSize }),
      // Adding an entry per letter would fill the history with partial words.
      setSearch: (search) => change({ search }, { replace: true }),
      setSort: (sort, order) => change({ sort, order }),
      setFilter: (name, value) => change({ filter: { ...state.filter, [name]: value } }),
      setTab: (tab) => change({ ...fallback, tab, pageSize: state.pageSize }),
    }),
    [state, change, fallback],
  )
}
