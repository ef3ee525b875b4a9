import { boardLines, WHOLE_BOARD } from '@pandok/board'
import { BOARD_COLUMNS } from '@pandok/domain'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { boardMetrics, cellsBeside, usualHeight } from '#shared/board/name/boardMetrics.ts'
import { toRem } from '#shared/board/toRem.ts'
import { useFrameWidth } from '#shared/board/useFrameWidth.ts'

const ROWS = 6
const LOWEST = 4
const HIGHEST = 8.5
/** The height of the line below the board (`BoardStatus`) and of the gap above it. */
const STATUS = 2.25 + 0.5

/**
 * The height in rem of the board's rows. Those of a pane fill it without overflowing; where the page scrolls, they are
 * as high as names usually need. Neither depends on the names, so that no row moves while one is typed.
 */
export function useRowHeight(board: RefObject<HTMLElement | null>): number {
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
  if (height === undefined) {
    const columns = boardLines(WHOLE_BOARD, cellsBeside(width))[0]?.length ?? BOARD_COLUMNS
    return usualHeight(width, columns)
  }
  const shared = (height - STATUS - (ROWS - 1) * boardMetrics(width).gap) / ROWS
  return Math.min(HIGHEST, Math.max(LOWEST, shared))
}

/** Only a pane that scrolls by itself has a height of its own. */
function heightInside(pane: Element): number | undefined {
  const { overflowY, paddingTop, paddingBottom } = getComputedStyle(pane)
  if (overflowY !== 'auto') return undefined
  return toRem(pane.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom))
}
