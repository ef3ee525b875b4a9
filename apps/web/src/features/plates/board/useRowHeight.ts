import { type RefObject, useLayoutEffect, useState } from 'react'
import { boardMetrics } from '#shared/board/name/boardMetrics.ts'
import { toRem } from '#shared/board/toRem.ts'
import { useFrameWidth } from '#shared/board/useFrameWidth.ts'

const ROWS = 6
const LOWEST = 4
const HIGHEST = 8.5
/** The height of the line below the board (`BoardStatus`) and of the gap above it. */
const STATUS = 2.25 + 0.5

/**
 * The height in rem of the board's rows if they share a pane, which they then fill without overflowing.
 * Undefined if the page scrolls and rows are as high as their names.
 */
export function useRowHeight(board: RefObject<HTMLElement | null>): number | undefined {
  const width = useFrameWidth(board)
  const [height, setHeight] = useState<number>()
  useLayoutEffect(() => {
    const pane = board.current?.closest('[data-pane="board"]')
    if (!pane) return
    const measure = () => setHeight(heightInside(pane))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(pane)
    return () => observer.disconnect()
  }, [board])
  if (height === undefined) return undefined
  const shared = (height - STATUS - (ROWS - 1) * boardMetrics(width).gap) / ROWS
  return Math.min(HIGHEST, Math.max(LOWEST, shared))
}

/** Only a pane that scrolls by itself has a height of its own. */
function heightInside(pane: Element): number | undefined {
  const { overflowY, paddingTop, paddingBottom } = getComputedStyle(pane)
  if (overflowY !== 'auto') return undefined
  return toRem(pane.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom))
}
