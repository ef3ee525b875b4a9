import type { Cell } from '../../document/logic.ts'
import { compareExact } from '../../expression/compareExact.ts'
import { Exact, exact } from '../../expression/Exact.ts'

/** The rows that list one value, counted from 0; the mask is made when the value first occurs. */
interface Listed {
  readonly rows: readonly number[]
  mask: Uint8Array | undefined
}

/**
 * The values that the cells of a column compare with. A value is looked up once; after that, a row costs two
 * comparisons of small integers, so that a table of any size is fast in every row of a group.
 */
export interface PreparedColumn {
  readonly ref: string
  readonly height: number
  /** The ends of its ranges, ascending and without repeats. */
  readonly ends: readonly Exact[]
  readonly texts: ReadonlyMap<string, Listed>
  readonly numbers: ReadonlyMap<string, Listed>
  /** The mask of a value that no row lists. */
  readonly unlisted: Uint8Array
}

export function prepareColumn(ref: string, cells: readonly Cell[]): PreparedColumn {
  const ends = cells.flatMap((cell) =>
    typeof cell === 'object' && 'range' in cell ? [readEnd(cell.range[0]), readEnd(cell.range[1])] : [],
  )
  const texts = new Map<string, Listed & { rows: number[] }>()
  const numbers: typeof texts = new Map()
  cells.forEach((cell, row) => {
    for (const value of listedIn(cell)) {
      add(texts, String(value), row)
      const number = exact(plainNumber(value))?.toFixed()
      if (number !== undefined) add(numbers, number, row)
    }
  })
  const height = cells.length
  return { ref, height, ends: ascending(ends), texts, numbers, unlisted: new Uint8Array(height) }
}

export const plainNumber = (value: string | number | boolean): string =>
  typeof value === 'number' ? new Exact(value).toFixed() : String(value)

export const readEnd = (end: string | null): Exact | undefined => (end === null ? undefined : exact(end))

/** Returns twice the number of ends below the value, plus one if the value is itself an end. */
export function placeAmong(ends: readonly Exact[], value: Exact): number {
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high) >> 1
    const order = compareExact(ends[middle] as Exact, value)
    if (order === 0) return 2 * middle + 1
    if (order < 0) low = middle + 1
    else high = middle
  }
  return 2 * low
}

function listedIn(cell: Cell): readonly (string | number | boolean)[] {
  if (typeof cell !== 'object') return []
  return 'in' in cell ? cell.in : 'not' in cell ? cell.not : []
}

function add(found: Map<string, Listed & { rows: number[] }>, value: string, row: number): void {
  const known = found.get(value)
  if (!known) found.set(value, { rows: [row], mask: undefined })
  else if (known.rows.at(-1) !== row) known.rows.push(row)
}

function ascending(ends: readonly (Exact | undefined)[]): Exact[] {
  const sorted = ends.filter((end) => end !== undefined).sort(compareExact)
  return sorted.filter((end, index) => {
    const before = sorted[index - 1]
    return before === undefined || compareExact(before, end) !== 0
  })
}
