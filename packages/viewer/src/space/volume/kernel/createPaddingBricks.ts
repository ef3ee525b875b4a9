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
/** Voxels by which a point may lie beside where it was computed. */
const MARGIN = 1e-3

const bricksOf = (voxels: number): number => ((voxels - 1) >> SIDE) + 1

/** Bytes that the bricks of a volume take. */
export const brickBytes = ({ columns, rows, places }: VolumeShape): number =>
  (bricksOf(columns) + 1) * (bricksOf(rows) + 1) * (bricksOf(places.length) + 1) * 8

/**
 * Where a volume has padding, by bricks of voxels. Scanners fill what lies outside of their circle with it: most of a slab
 * has either no padding or nothing else, and only what lies between needs a look at each voxel.
 */
export function createPaddingBricks(shape: VolumeShape) {
  const voxels: Three = [shape.columns, shape.rows, shape.places.length]
  const [across, down, deep] = voxels.map((count) => bricksOf(count) + 1) as [number, number, number]
  const layer = across * down
  // Flags at first, and then for each brick how many there are before it along all axes, so that a box of any size is
  // counted by its corners.
  const padded = new Int32Array(layer * deep)
  const filled = new Int32Array(layer * deep)

  function mark(slice: number, row: number, values: Int16Array, padding: number): void {
    const at = ((slice >> SIDE) + 1) * layer + ((row >> SIDE) + 1) * across + 1
    for (let column = 0; column < values.length; column++) {
      if (values[column] === padding) padded[at + (column >> SIDE)] = 1
      else filled[at + (column >> SIDE)] = 1
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

  /** The bricks between two places, which are in voxels. */
  function hasAny(counts: Int32Array, box: Int32Array): boolean {
    const [left, top, front, right, bottom, back] = box as unknown as [...Three, ...Three]
    const upTo = (z: number): number =>
      (counts[z + bottom + right] as number) -
      (counts[z + bottom + left] as number) -
      (counts[z + top + right] as number) +
      (counts[z + top + left] as number)
    return upTo(back) > upTo(front)
  }

  const strides: Three = [1, across, layer]
  const box = new Int32Array(6)

  /** The bricks around the steps from one to another, at all depths, with the neighbours that each point is mixed from. */
  function enclose(from: number, to: number, depths: number, places: readonly number[]): void {
    for (let axis = 0; axis < 3; axis++) {
      const [place, step, depth] = [places[axis], places[axis + 3], places[axis + 6]] as [...Three]
      const along = step * (to - from)
      const through = depth * (depths - 1)
      const first = place + step * from
      const low = first + Math.min(along, 0) + Math.min(through, 0) - MARGIN
      const high = first + Math.max(along, 0) + Math.max(through, 0) + MARGIN
      const last = (voxels[axis] as number) - 1
      const stride = strides[axis] as number
      const [start, end] = [Math.floor(low), Math.floor(high) + 1]
      box[axis] = (Math.min(Math.max(start, 0), last) >> SIDE) * stride
      box[axis + 3] = ((Math.min(Math.max(end, 0), last) >> SIDE) + 1) * stride
    }
  }

  /** `places` has the first step, and the differences of the next step and of the next depth. Steps of padding alone are in no run. */
  function runsOf({ start, end }: Range, depths: number, places: readonly number[]): Run[] {
    const runs: Run[] = []
    let run: Run | undefined
    for (let from = start; from < end; from += STEPS) {
      const to = Math.min(from + STEPS, end)
      enclose(from - start, to - 1 - start, depths, places)
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
