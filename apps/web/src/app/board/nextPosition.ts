import { CELLS_MAX } from '@pandok/domain'

/** Where a key leads from a place; undefined when the board has no use for the key. At the edges it stays. */
export function nextPosition(
  from: number,
  key: string,
  isCtrl: boolean,
  columns: number,
): number | undefined {
  const column = from % columns
  const rowStart = from - column
  if (isCtrl) return key === 'Home' ? 0 : key === 'End' ? CELLS_MAX - 1 : undefined
  switch (key) {
    case 'ArrowLeft':
      return column === 0 ? from : from - 1
    case 'ArrowRight':
      return column === columns - 1 ? from : from + 1
    case 'ArrowUp':
      return from < columns ? from : from - columns
    case 'ArrowDown':
      return from + columns < CELLS_MAX ? from + columns : from
    case 'Home':
      return rowStart
    case 'End':
      return rowStart + columns - 1
    default:
      return undefined
  }
}
