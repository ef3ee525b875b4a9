import type { Column } from './readTable.ts'
import type { Example } from './TableProof.ts'
import type { Box } from './uncovered.ts'

/** Boxes are compared in pairs; beyond this many the rest joins nothing. */
const BOXES_MAX = 400

export interface Gap {
  example: Example
  cases: number
}

/**
 * Boxes that touch become one gap with one example. Two boxes touch if they differ in one column only, and there
 * stand side by side.
 */
export function mergeGaps(columns: readonly Column[], boxes: readonly Box[]): Gap[] {
  const parts: Box[] = []
  for (const box of boxes) {
    if (parts.length >= BOXES_MAX) break
    parts.push(...connectedParts(columns, box))
  }
  const leaders = parts.map((_, index) => index)
  const leaderOf = (index: number): number => {
    let at = index
    while (leaders[at] !== at) at = leaders[at] ?? at
    return at
  }
  for (let a = 0; a < parts.length; a++) {
    for (let b = a + 1; b < parts.length; b++) {
      const [first, second] = [leaderOf(a), leaderOf(b)]
      if (first === second || !touch(columns, parts[a] ?? [], parts[b] ?? [])) continue
      leaders[Math.max(first, second)] = Math.min(first, second)
    }
  }
  const groups = new Map<number, Box[]>()
  parts.forEach((part, index) => {
    const leader = leaderOf(index)
    groups.set(leader, [...(groups.get(leader) ?? []), part])
  })
  return [...groups.values()].map((group) => ({
    example: exampleOf(columns, easiest(columns, group)),
    cases: group.reduce((sum, box) => sum + casesIn(box), 0),
  }))
}

/** Boxes of classes → boxes of values, in which numbers are without a break. */
function connectedParts(columns: readonly Column[], box: Box): Box[] {
  let parts: number[][][] = [[]]
  columns.forEach((column, c) => {
    const places = (box[c] ?? []).flatMap((k) => column.members[k] ?? []).sort((a, b) => a - b)
    const runs = column.isOrdered ? runsOf(places, column.examples.length - 1) : [places]
    if (parts.length * runs.length > BOXES_MAX) runs.splice(1)
    parts = parts.flatMap((part) => runs.map((run) => [...part, run]))
  })
  return parts
}

/** The unknown stands beside nothing. */
function runsOf(places: readonly number[], unknown: number): number[][] {
  const runs: number[][] = []
  for (const place of places) {
    const run = runs.at(-1)
    if (run && place !== unknown && run.at(-1) === place - 1) run.push(place)
    else runs.push([place])
  }
  return runs
}

function touch(columns: readonly Column[], a: Box, b: Box): boolean {
  let apart = 0
  for (let c = 0; c < columns.length; c++) {
    const [left, right] = [a[c] ?? [], b[c] ?? []]
    if (left.some((place) => right.includes(place))) continue
    if (++apart > 1) return false
    const column = columns[c]
    if (!column?.isOrdered) continue
    const unknown = column.examples.length - 1
    const [from, to] = [left[0] ?? 0, left.at(-1) ?? 0]
    const [first, last] = [right[0] ?? 0, right.at(-1) ?? 0]
    const areNeighbours = (to + 1 === first && first !== unknown) || (last + 1 === from && from !== unknown)
    if (!areNeighbours) return false
  }
  return true
}

function casesIn(box: Box): number {
  return box.reduce((product, places) => product * places.length, 1)
}

/** The box with the fewest values that nobody has in front of him. */
function easiest(columns: readonly Column[], boxes: readonly Box[]): Box {
  const unknowns = (box: Box) =>
    columns.filter((column, c) => (box[c] ?? []).every((place) => column.examples[place] === null)).length
  return boxes.reduce((best, box) => (unknowns(box) < unknowns(best) ? box : best))
}

/** One value of each column, the unknown and the endless only where there is no other. */
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
