import type { Range } from '../insideRange.ts'
import type { VolumeShape } from '../VolumeShape.ts'

export type Three = readonly [x: number, y: number, z: number]

/** Steps of a row that are gathered in the same way. */
export interface Run extends Range {
  isPadded: boolean
}

/** Voxels along each side of a brick, as a power of two. */
const SIDE = 3
/** A multiple of what the kernel takes at once: no step belongs to two runs then. */
const STEPS = 16
/** The tolerance in voxels for the position of a point. */
const MARGIN = 1e-3

const bricksOf = (voxels: number): number => ((voxels - 1) >> SIDE) + 1

/** The brick of a place in voxels, or the outermost one. */
const brickAt = (place: number, last: number): number =>
  Math.min(Math.max(Math.floor(place), 0), last) >> SIDE

/** Places of bricks in the list of them, by the strides of their axes. */
type Box = Record<'left' | 'top' | 'front' | 'right' | 'bottom' | 'back', number>

/** Steps of a row, the last one included, through all depths. */
type Steps = Record<'from' | 'to' | 'depths', number>

// This is done for tens of thousands of boxes in each slab, so nothing is made anew in it.
function leastPlace(axis: number, { from, to, depths }: Steps, places: readonly number[]): number {
  const step = places[axis + 3] as number
  const through = Math.min((places[axis + 6] as number) * (depths - 1), 0)
  return (places[axis] as number) + step * (step < 0 ? to : from) + through - MARGIN
}

function mostPlace(axis: number, { from, to, depths }: Steps, places: readonly number[]): number {
  const step = places[axis + 3] as number
  const through = Math.max((places[axis + 6] as number) * (depths - 1), 0)
  return (places[axis] as number) + step * (step < 0 ? from : to) + through + MARGIN
}

function hasAny(counts: Int32Array, box: Box): boolean {
  return countUpTo(counts, box, box.back) > countUpTo(counts, box, box.front)
}

function countUpTo(counts: Int32Array, { left, top, right, bottom }: Box, z: number): number {
  return (
    (counts[z + bottom + right] as number) -
    (counts[z + bottom + left] as number) -
    (counts[z + top + right] as number) +
    (counts[z + top + left] as number)
  )
}

/** Bytes that the bricks of a volume take. */
export const brickBytes = ({ columns, rows, places }: VolumeShape): number =>
  (bricksOf(columns) + 1) * (bricksOf(rows) + 1) * (bricksOf(places.length) + 1) * 8

/**
 * The padding of a volume, by bricks of voxels. Scanners fill the area outside their circle with it, so most bricks
 * have either no padding or nothing else, and only the others have to be tested voxel by voxel.
 */
export function createPaddingBricks(shape: VolumeShape) {
  const [across, down] = [bricksOf(shape.columns) + 1, bricksOf(shape.rows) + 1]
  const deep = bricksOf(shape.places.length) + 1
  const [lastColumn, lastRow, lastSlice] = [shape.columns - 1, shape.rows - 1, shape.places.length - 1]
  const layer = across * down
  // Flags at first, and then for each brick how many there are before it along all axes, so that a box of any size is
  // counted by its corners.
  const padded = new Int32Array(layer * deep)
  const filled = new Int32Array(layer * deep)

  function mark(slice: number, row: number, values: Int16Array, padding: number): void {
    const first = ((slice >> SIDE) + 1) * layer + ((row >> SIDE) + 1) * across + 1
    for (let from = 0; from < values.length; ) {
      // Looking for a number is many times as fast as comparing each with it.
      const found = values.indexOf(padding, from)
      const gap = found < 0 ? values.length : found
      if (gap > from) filled.fill(1, first + (from >> SIDE), first + ((gap - 1) >> SIDE) + 1)
      let end = gap
      while (end < values.length && values[end] === padding) end++
      if (end > gap) padded.fill(1, first + (gap >> SIDE), first + ((end - 1) >> SIDE) + 1)
      from = end
    }
  }

  function sumUp(): void {
    for (const counts of [padded, filled])
      for (const [step, isFirst] of [
        [1, (at: number) => at % across === 0],
        [across, (at: number) => at % layer < across],
        [layer, (at: number) => at < layer],
      ] as const)
        for (let at = step; at < counts.length; at++)
          if (!isFirst(at)) counts[at] = (counts[at] as number) + (counts[at - step] as number)
  }

  const box: Box = { left: 0, top: 0, front: 0, right: 0, bottom: 0, back: 0 }

  /** The bricks around the steps from one to another, at all depths, with the neighbors that each point is mixed from. */
  function enclose(steps: Steps, places: readonly number[]): void {
    box.left = brickAt(leastPlace(0, steps, places), lastColumn)
    box.right = brickAt(mostPlace(0, steps, places) + 1, lastColumn) + 1
    box.top = brickAt(leastPlace(1, steps, places), lastRow) * across
    box.bottom = (brickAt(mostPlace(1, steps, places) + 1, lastRow) + 1) * across
    box.front = brickAt(leastPlace(2, steps, places), lastSlice) * layer
    box.back = (brickAt(mostPlace(2, steps, places) + 1, lastSlice) + 1) * layer
  }

  /** `places` has the first step, and the differences of the next step and of the next depth. Steps of padding alone are in no run. */
  function runsOf({ start, end }: Range, depths: number, places: readonly number[]): Run[] {
    const runs: Run[] = []
    const steps: Steps = { from: 0, to: 0, depths }
    let run: Run | undefined
    for (let from = start; from < end; from += STEPS) {
      const to = Math.min(from + STEPS, end)
      steps.from = from - start
      steps.to = to - 1 - start
      enclose(steps, places)
      if (!hasAny(filled, box)) {
        run = undefined
        continue
      }
      const isPadded = hasAny(padded, box)
      if (run?.isPadded === isPadded) run.end = to
      else {
        run = { start: from, end: to, isPadded }
        runs.push(run)
      }
    }
    return runs
  }

  return { mark, sumUp, runsOf }
}
