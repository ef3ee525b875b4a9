import { SlideError } from '../SlideError.ts'
import type { Pieces } from './Pieces.ts'

interface TileGrid {
  columns: number
  rows: number
  tileWidth: number
  tileHeight: number
}

/** Damaged files must not exhaust memory; real slides stay far below both limits. */
const MOST_TILES = 1 << 22
const MOST_ENTRIES = 1 << 24

/** The pieces on each tile of a grid, in the order of the pieces. */
export const createPieceIndex = (pieces: Pieces, grid: TileGrid) => {
  const tiles = grid.columns * grid.rows
  if (!(tiles <= MOST_TILES)) throw new SlideError({ reason: 'tooLarge', detail: 'level' })
  const starts = new Uint32Array(tiles + 1)
  let entries = 0
  eachTile(pieces, grid, (tile) => {
    starts[tile + 1] = (starts[tile + 1] ?? 0) + 1
    entries++
    if (entries > MOST_ENTRIES) throw new SlideError({ reason: 'tooLarge', detail: 'level' })
  })
  for (let tile = 0; tile < tiles; tile++) starts[tile + 1] = (starts[tile + 1] ?? 0) + (starts[tile] ?? 0)
  const found = new Uint32Array(entries)
  const next = starts.slice()
  eachTile(pieces, grid, (tile, piece) => {
    const at = next[tile] ?? 0
    found[at] = piece
    next[tile] = at + 1
  })
  return (column: number, row: number): Uint32Array => {
    const tile = row * grid.columns + column
    return found.subarray(starts[tile], starts[tile + 1])
  }
}

const eachTile = (
  { x, y, width, height }: Pieces,
  { columns, rows, tileWidth, tileHeight }: TileGrid,
  visit: (tile: number, piece: number) => void,
): void => {
  for (let piece = 0; piece < x.length; piece++) {
    const [left, top] = [x[piece] ?? 0, y[piece] ?? 0]
    const lastColumn = Math.min(columns - 1, Math.floor((left + width) / tileWidth))
    const lastRow = Math.min(rows - 1, Math.floor((top + height) / tileHeight))
    for (let row = Math.max(0, Math.floor(top / tileHeight)); row <= lastRow; row++) {
      for (let column = Math.max(0, Math.floor(left / tileWidth)); column <= lastColumn; column++)
        visit(row * columns + column, piece)
    }
  }
}
