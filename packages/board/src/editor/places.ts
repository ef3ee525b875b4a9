import { BOARD_COLUMNS, CELLS_MAX, type Cell } from '@pandok/domain'

export type Direction = 'left' | 'right' | 'up' | 'down'
export type FocusTarget = Direction | 'rowStart' | 'rowEnd' | 'first' | 'last'

const LAST_ROW = CELLS_MAX / BOARD_COLUMNS - 1
const LAST_COLUMN = BOARD_COLUMNS - 1

export const isPlace = (position: number): boolean =>
  Number.isInteger(position) && position >= 0 && position < CELLS_MAX

const rowOf = (position: number): number => Math.floor(position / BOARD_COLUMNS)
const columnOf = (position: number): number => position % BOARD_COLUMNS

export const cellAt = (cells: readonly Cell[], position: number): Cell | undefined =>
  cells.find((cell) => cell.position === position)

export function firstFree(cells: readonly Cell[]): number | undefined {
  const taken = new Set(cells.map(({ position }) => position))
  for (let position = 0; position < CELLS_MAX; position += 1) if (!taken.has(position)) return position
  return undefined
}

export const inBoardOrder = (cells: readonly Cell[]): Cell[] =>
  cells.toSorted((a, b) => a.position - b.position)

/** The focus stops at the edge of the board and never jumps to the other side. */
export function placeTowards(position: number, to: FocusTarget): number {
  const row = rowOf(position)
  const column = columnOf(position)
  const at = (newRow: number, newColumn: number) => newRow * BOARD_COLUMNS + newColumn
  switch (to) {
    case 'left':
      return at(row, Math.max(0, column - 1))
    case 'right':
      return at(row, Math.min(LAST_COLUMN, column + 1))
    case 'up':
      return at(Math.max(0, row - 1), column)
    case 'down':
      return at(Math.min(LAST_ROW, row + 1), column)
    case 'rowStart':
      return at(row, 0)
    case 'rowEnd':
      return at(row, LAST_COLUMN)
    case 'first':
      return 0
    case 'last':
      return CELLS_MAX - 1
  }
}

/** Lists every place of the rectangle with these two corners. */
export function placesBetween(a: number, b: number): number[] {
  const places: number[] = []
  for (let row = Math.min(rowOf(a), rowOf(b)); row <= Math.max(rowOf(a), rowOf(b)); row += 1) {
    const right = Math.max(columnOf(a), columnOf(b))
    for (let column = Math.min(columnOf(a), columnOf(b)); column <= right; column += 1) {
      places.push(row * BOARD_COLUMNS + column)
    }
  }
  return places
}
