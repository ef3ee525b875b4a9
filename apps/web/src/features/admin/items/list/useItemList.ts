import { useMemo } from 'react'
import type { ListState } from '#shared/list/listState.ts'
import { type ListControls, useListState } from '#shared/list/useListState.ts'

/** The item that was changed last comes first. */
const defaultItemList: ListState = {
  tab: '',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'updatedAt',
  order: 'desc',
  filter: {},
}

/**
 * The list's state. Opening a detail changes the address, but neither the filters nor the position in the
 * list.
 */
export function useItemList(): ListControls {
  const list = useListState(defaultItemList)
  const written = JSON.stringify(list.filter)
  const filter = useMemo(() => JSON.parse(written) as ListControls['filter'], [written])
  return { ...list, filter }
}
