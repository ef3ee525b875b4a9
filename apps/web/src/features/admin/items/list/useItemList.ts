import { useMemo } from 'react'
import { NEWEST_FIRST } from '#shared/list/listState.ts'
import { type ListControls, useListState } from '#shared/list/useListState.ts'

/**
 * The list's state. Opening a detail changes the address, but neither the filters nor the position in the
 * list.
 */
export function useItemList(): ListControls {
  const list = useListState(NEWEST_FIRST)
  const written = JSON.stringify(list.filter)
  const filter = useMemo(() => JSON.parse(written) as ListControls['filter'], [written])
  return { ...list, filter }
}
