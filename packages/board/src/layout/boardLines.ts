import type { BoardRows } from './foldBoard.ts'

/** A board's rows as the lines in which they are seen. */
export interface BoardLines {
  lines: BoardRows
  /** Places that no line shows. */
  hidden: ReadonlySet<number>
}

/**
 * Where there is no room for a row, it is seen as several lines of `length` places. Lines without a cell are left out
 * where `taken` says which places have one.
 */
export function boardLines(rows: BoardRows, length: number, taken?: ReadonlySet<number>): BoardLines {
  const all = rows.flatMap((row) => cut(row, Math.max(1, length)))
  const isSeen = (line: readonly number[]) => taken === undefined || line.some((place) => taken.has(place))
  const lines = all.some(isSeen) ? all.filter(isSeen) : all
  return { lines, hidden: new Set(all.filter((line) => !lines.includes(line)).flat()) }
}

const cut = (row: readonly number[], length: number): BoardRows =>
  Array.from({ length: Math.ceil(row.length / length) }, (_, part) =>
    row.slice(part * length, (part + 1) * length),
  )
