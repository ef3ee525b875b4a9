import { BOARD_COLUMNS, CELLS_MAX } from '@pandok/domain'

/** The visible places of a board, row by row. All rows have the same columns. */
export type BoardRows = readonly (readonly number[])[]

const ROWS = Array.from({ length: CELLS_MAX / BOARD_COLUMNS }, (_, row) => row)
const COLUMNS = Array.from({ length: BOARD_COLUMNS }, (_, column) => column)

const rowsWith = (rows: readonly number[], columns: readonly number[]): BoardRows =>
  rows.map((row) => columns.map((column) => row * BOARD_COLUMNS + column))

export const WHOLE_BOARD: BoardRows = rowsWith(ROWS, COLUMNS)

/**
 * Leaves out rows and columns without any cell; the rest keeps its arrangement. A board without cells stays
 * whole.
 */
export function foldBoard(taken: Iterable<number>): BoardRows {
  const positions = [...taken]
  if (positions.length === 0) return WHOLE_BOARD
  const rows = new Set(positions.map((position) => Math.floor(position / BOARD_COLUMNS)))
  const columns = new Set(positions.map((position) => position % BOARD_COLUMNS))
  return rowsWith(
    ROWS.filter((row) => rows.has(row)),
    COLUMNS.filter((column) => columns.has(column)),
  )
}
