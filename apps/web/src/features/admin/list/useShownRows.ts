import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect } from 'react'
import type { ListControls } from '#shared/list/useListState.ts'
import type { AdminRows } from './useAdminQuery.ts'
import { useRowFocus } from './useRowFocus.ts'

export const ROW_PX = 36
/** The next part is loaded when this many rows are left. */
const AHEAD = 200

interface ShownRowsParts<Row> {
  box: RefObject<HTMLDivElement | null>
  list: ListControls
  answer: AdminRows<Row>
  onOpen: (row: Row) => void
}

/** The rendered rows (for «all» only the visible ones) and the focused row. */
export function useShownRows<Row>({ box, list, answer, onOpen }: ShownRowsParts<Row>) {
  const { rows, hasMore, loadMore } = answer
  const isAll = list.pageSize === 'all'
  const count = rows?.length ?? 0

  const focus = useRowFocus({
    box,
    count,
    pageRows: () => Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / ROW_PX) - 2),
    reveal: isAll ? (index) => virtual.scrollToIndex(index) : undefined,
    open(index) {
      const row = rows?.[index]
      if (row !== undefined) onOpen(row)
    },
  })
  const virtual = useVirtualizer({
    count: isAll ? count : 0,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
    scrollMargin: ROW_PX,
    scrollPaddingStart: ROW_PX,
    // The focused row stays rendered while scrolling; otherwise the keyboard focus would be lost.
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      if (seen.includes(focus.active) || focus.active >= count) return seen
      return [...seen, focus.active].sort((a, b) => a - b)
    },
  })

  const lastSeen = virtual.range?.endIndex ?? 0
  useEffect(() => {
    if (isAll && hasMore && count > 0 && lastSeen >= count - AHEAD) loadMore()
  }, [isAll, hasMore, count, lastSeen, loadMore])

  const offset = list.pageSize === 'all' ? 0 : (list.page - 1) * list.pageSize
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the list starts at its top
  useEffect(() => {
    box.current?.scrollTo?.({ top: 0 })
    focus.setActive(0)
  }, [offset, list.pageSize, list.sort, list.order, list.search, JSON.stringify(list.filter)])

  return {
    focus,
    /** Number of rows in the list before the loaded ones. */
    offset,
    /** The rendered rows of «all»; undefined if every row is rendered. */
    items: isAll ? virtual.getVirtualItems() : undefined,
    /** Height of all rows together, without the header. */
    heightPx: virtual.getTotalSize(),
  }
}
