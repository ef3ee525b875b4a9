import { LEADING, type NameSpace } from './createFitter.ts'

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
  return {
    width: cell - 2 * padding - BORDER_WIDTH,
    size: Math.min(1.25, 0.1 + 0.15 * (width / columns)),
    height: rowHeight === undefined ? undefined : rowHeight - cellHeight(metrics, { size: 0, lines: 0 }),
  }
}

/** Returns the least height of a cell whose name has that many lines of this size. */
export const cellHeight = (
  { padding, spacing }: BoardMetrics,
  name: { size: number; lines: number },
): number => BORDER_HEIGHT + 2 * padding + KEY_HEIGHT + spacing + name.lines * name.size * LEADING
