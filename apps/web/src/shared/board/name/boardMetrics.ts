import { LEADING, LINES, type NameSpace, SMALL } from './createFitter.ts'

/** Sizes of a board and its cells in rem, by the board's width. */
interface BoardMetrics {
  gap: number
  padding: number
  /** The space between key and name. */
  spacing: number
}

/** The height of a cell's border above and below together, and its width on both sides together. */
const BORDER_HEIGHT = 0.25
const BORDER_WIDTH = 0.125
const KEY_HEIGHT = 1.25
/** Cells don't become wider, however wide the screen is. */
export const CELL_WIDTH_MAX = 14

/** The minimum width in rem for a key to be readable. */
const KEY_WIDTH = 3.85

/** Returns how many cells a board of this width has room for in a row. */
export const cellsBeside = (width: number): number => Math.max(1, Math.floor(width / KEY_WIDTH))

export function boardMetrics(width: number): BoardMetrics {
  if (width < 36) return { gap: 0.375, padding: 0.25, spacing: 0.125 }
  if (width < 48) return { gap: 0.25, padding: 0.25, spacing: 0.25 }
  if (width < 56) return { gap: 0.375, padding: 0.375, spacing: 0.25 }
  return { gap: 0.5, padding: 0.5, spacing: width < 80 ? 0.25 : 0.375 }
}

/** Returns the space for names on a board with this many cells in a row; `rowHeight` is given if rows must not grow. */
export function nameSpace(width: number, columns: number, rowHeight?: number): NameSpace {
  const metrics = boardMetrics(width)
  const { gap, padding } = metrics
  const cell = Math.min(CELL_WIDTH_MAX, (width - (columns - 1) * gap) / columns)
  const space = cell - 2 * padding - BORDER_WIDTH
  const size = Math.min(1.25, 0.1 + 0.15 * (width / columns))
  if (rowHeight === undefined) return { width: space, size }
  const height = rowHeight - cellHeight(metrics, { size: 0, lines: 0 })
  // Otherwise names of one line would be twice as large as their neighbors of two.
  return { width: space, size: Math.max(SMALL, Math.min(size, height / (2 * LEADING))), height }
}

/** Returns the least height of a cell whose name has that many lines of this size. */
export const cellHeight = (
  { padding, spacing }: BoardMetrics,
  name: { size: number; lines: number },
): number => BORDER_HEIGHT + 2 * padding + KEY_HEIGHT + spacing + name.lines * name.size * LEADING

/** Returns the height of a cell whose name has as many lines of full size as names usually need. */
export function usualHeight(width: number, columns: number): number {
  const { size } = nameSpace(width, columns)
  return cellHeight(boardMetrics(width), { size, lines: LINES })
}
