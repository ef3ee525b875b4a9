import type { BoardRows } from './foldBoard.ts'

/**
 * The lines in which a board's rows are seen where there is room for so many places beside each other. A row that finds
 * no room is cut; lines without a cell are left out where `taken` says which places have one. Of the ways to cut, the one
 * with the fewest lines is taken, and of those the one with the shortest, whose cells are the largest.
 */
export function boardLines(rows: BoardRows, room: number, taken?: ReadonlySet<number>): BoardRows {
  const columns = rows[0]?.length ?? 0
  if (columns <= room) return rows
  const ways = Array.from({ length: Math.max(1, room) }, (_, index) => cutInto(rows, index + 1, taken))
  return ways.reduce((best, way) => (way.length < best.length ? way : best))
}

function cutInto(rows: BoardRows, length: number, taken: ReadonlySet<number> | undefined): BoardRows {
  const all = rows.flatMap((row) => cut(row, length))
  if (taken === undefined) return all
  const seen = all.filter((line) => line.some((place) => taken.has(place)))
  return seen.length === 0 ? all : seen
}

const cut = (row: readonly number[], length: number): BoardRows =>
  Array.from({ length: Math.ceil(row.length / length) }, (_, part) =>
    row.slice(part * length, (part + 1) * length),
  )
