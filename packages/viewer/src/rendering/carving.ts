import { itemAt } from '@pandok/domain'
import type { Vector } from '../model/Geometry.ts'
import { dot, subtract } from '../space/vector.ts'
import type { GridPlan } from './GridPlan.ts'

/** A drawn outline and what it cuts away, through the whole depth of the picture. */
export interface LassoCut {
  /** The picture on which it was drawn: its center in the patient and its directions. */
  center: Vector
  right: Vector
  down: Vector
  /** In mm on that picture, relative to its center; implicitly closed. */
  outline: readonly (readonly [number, number])[]
  /** What is removed: the inside of the outline, or everything else. */
  goes: 'inside' | 'outside'
}

/** Sets the voxels of one slice of the grid to 0 where they were cut away. */
export type Carving = (slice: Float32Array, z: number) => void

/** Cells along the longer side of an outline: finer than anybody draws. */
const CELLS = 512

/** Undefined if nothing is cut away. */
export function carvingOf(cuts: readonly LassoCut[], plan: GridPlan): Carving | undefined {
  const parts = cuts.filter(({ outline }) => outline.length >= 3).map((cut) => carvingBy(cut, plan))
  if (parts.length === 0) return undefined
  return (slice, z) => {
    for (const carve of parts) carve(slice, z)
  }
}

/**
 * Each voxel is looked up in a mask of the outline, because testing the outline itself for millions of voxels
 * would take seconds.
 */
function carvingBy(cut: LassoCut, { size, origin, steps }: GridPlan): Carving {
  const { isInside } = lassoMask(cut.outline)
  const from = subtract(origin, cut.center)
  const along = (axis: Vector) => [dot(from, axis), ...steps.map((step) => dot(step, axis))] as const
  const [x0, xx = 0, xy = 0, xz = 0] = along(cut.right)
  const [y0, yx = 0, yy = 0, yz = 0] = along(cut.down)
  const goesInside = cut.goes === 'inside'
  const [columns, rows] = size
  return (slice, z) => {
    for (let row = 0; row < rows; row++) {
      const x = x0 + xz * z + xy * row
      const y = y0 + yz * z + yy * row
      for (let column = 0; column < columns; column++) {
        if (isInside(x + xx * column, y + yx * column) === goesInside) slice[row * columns + column] = 0
      }
    }
  }
}

/** A closed line as a mask by the even-odd rule, so that a loop within a loop is outside. */
export function lassoMask(outline: readonly (readonly [number, number])[]) {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const cell = Math.max(Math.max(...xs) - left, Math.max(...ys) - top, 1e-6) / CELLS
  const columns = Math.ceil((Math.max(...xs) - left) / cell) + 1
  const rows = Math.ceil((Math.max(...ys) - top) / cell) + 1
  const cells = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const crossings = crossingsAt(outline, top + (row + 0.5) * cell)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.round((itemAt(crossings, pair) - left) / cell))
      const to = Math.min(columns, Math.round((itemAt(crossings, pair + 1) - left) / cell))
      if (to > from) cells.fill(1, row * columns + from, row * columns + to)
    }
  }
  return {
    isInside(x: number, y: number): boolean {
      const column = Math.floor((x - left) / cell)
      const row = Math.floor((y - top) / cell)
      if (column < 0 || row < 0 || column >= columns || row >= rows) return false
      return cells[row * columns + column] === 1
    },
  }
}

function crossingsAt(outline: readonly (readonly [number, number])[], y: number): number[] {
  const crossings: number[] = []
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = itemAt(outline, (index + 1) % outline.length)
    if (y1 > y === y2 > y) return
    crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  })
  return crossings.sort((a, b) => a - b)
}
