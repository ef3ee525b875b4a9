import type { Column } from './readTable.ts'
import { addRow, emptyRows, meet, type RowSet } from './rowSet.ts'
import type { Example } from './TableProof.ts'
import type { Box } from './uncovered.ts'

/** Boxes are compared in pairs, so only this many are merged and listed. */
const PARTS_MAX = 200

export interface Gap {
  example: Example
  cases: number
}

/** A box of values whose numbers are contiguous. */
interface Part {
  places: Box
  /** The values of the box as sets. */
  sets: readonly RowSet[]
}

/**
 * Merges adjacent boxes into one gap with one example. Two boxes are adjacent if they differ in one column
 * only and are neighbors there.
 */
export function mergeGaps(columns: readonly Column[], boxes: readonly Box[]): Gap[] {
  const parts: Part[] = []
  for (const box of boxes) {
    if (parts.length >= PARTS_MAX) break
    for (const places of connectedParts(columns, box)) parts.push({ places, sets: setsOf(columns, places) })
  }
  const leaders = parts.map((_, index) => index)
  const leaderOf = (index: number): number => {
    let at = index
    while (leaders[at] !== at) at = leaders[at] ?? at
    return at
  }
  parts.forEach((part, a) => {
    for (let b = 0; b < a; b++) {
      const [first, second] = [leaderOf(a), leaderOf(b)]
      const other = parts[b]
      if (first === second || !other || !touch(columns, part, other)) continue
      leaders[Math.max(first, second)] = Math.min(first, second)
    }
  })
  const groups = new Map<number, Part[]>()
  parts.forEach((part, index) => {
    const group = groups.get(leaderOf(index))
    if (group) group.push(part)
    else groups.set(leaderOf(index), [part])
  })
  return [...groups.values()].map((group) => ({
    example: exampleOf(columns, easiest(columns, group)),
    cases: group.reduce((sum, { places }) => sum + casesIn(places), 0),
  }))
}

function connectedParts(columns: readonly Column[], box: Box): Box[] {
  let parts: number[][][] = [[]]
  columns.forEach((column, c) => {
    const places = (box[c] ?? []).flatMap((k) => column.members[k] ?? []).sort((a, b) => a - b)
    const runs = column.isOrdered ? runsOf(places, unknownOf(column)) : [places]
    if (parts.length * runs.length > PARTS_MAX) runs.splice(1)
    parts = parts.flatMap((part) => runs.map((run) => [...part, run]))
  })
  return parts
}

/** The unknown value has no neighbor. */
function runsOf(places: readonly number[], unknown: number): number[][] {
  const runs: number[][] = []
  for (const place of places) {
    const run = runs.at(-1)
    if (run && place !== unknown && run.at(-1) === place - 1) run.push(place)
    else runs.push([place])
  }
  return runs
}

function setsOf(columns: readonly Column[], places: Box): RowSet[] {
  return columns.map((column, c) => {
    const set = emptyRows(column.examples.length)
    for (const place of places[c] ?? []) addRow(set, place)
    return set
  })
}

function touch(columns: readonly Column[], a: Part, b: Part): boolean {
  let apart = -1
  for (let c = 0; c < columns.length; c++) {
    const [left, right] = [a.sets[c], b.sets[c]]
    if (!left || !right || meet(left, right)) continue
    if (apart !== -1) return false
    apart = c
  }
  const column = columns[apart]
  return !column?.isOrdered || areNeighbors(a.places[apart] ?? [], b.places[apart] ?? [], unknownOf(column))
}

function areNeighbors(a: readonly number[], b: readonly number[], unknown: number): boolean {
  const [before, after] = (a[0] ?? 0) < (b[0] ?? 0) ? [a, b] : [b, a]
  return (before.at(-1) ?? 0) + 1 === after[0] && after[0] !== unknown
}

const unknownOf = (column: Column): number => column.examples.length - 1

function casesIn(box: Box): number {
  return box.reduce((product, places) => product * places.length, 1)
}

/** The box with the fewest unknown columns makes the clearest example. */
function easiest(columns: readonly Column[], parts: readonly Part[]): Box {
  const unknowns = ({ places }: Part) =>
    columns.filter((column, c) => (places[c] ?? []).every((place) => column.examples[place] === null)).length
  return parts.reduce((best, part) => (unknowns(part) < unknowns(best) ? part : best)).places
}

/** Picks one value of each column, the unknown or an unbounded one only if there is no other. */
export function exampleOf(columns: readonly Column[], places: Box): Example {
  return Object.fromEntries(
    columns.map((column, c) => {
      const all = places[c] ?? []
      const known = all.filter((place) => column.examples[place] !== null)
      const near = known.find((place) => !column.isEndless[place])
      return [column.ref, column.examples[near ?? known[0] ?? all[0] ?? -1] ?? null]
    }),
  )
}
