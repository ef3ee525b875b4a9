import type { BoardRows } from './foldBoard.ts'

/**
 * Breaks the rows of a board into lines of at most `room` places. If `taken` says which places have a cell,
 * lines without one are left out. Of the possible breaks, the one with the fewest lines is chosen, then the
 * one with the shortest lines, because their cells can be largest.
 */
export function boardLines(rows: BoardRows, room: number, taken?: ReadonlySet<number>): BoardRows {
  const columns = rows[0]?.length ?? 0
  if (columns <= room) return rows
  const folded = Array.from({ length: Math.max(1, room) }, (_, index) => cutInto(rows, index + 1, taken))
  return folded.reduce((best, lines) => (lines.length < best.length ? lines : best))
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
