import type { Vector } from '../model/Geometry.ts'
import { add, scale, subtract } from '../space/vector.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'
import { slicePosition } from '../space/volume/volumeExtent.ts'
import { inverseOfColumns, type Rows } from './affine.ts'

/** The regular voxel grid from which a volume is rendered. Plain data without pixels. */
export interface GridPlan {
  /** Columns, rows and slices. */
  size: Vector
  /** The number of the series' voxels averaged into one, per direction. */
  factors: Vector
  /** The center of the first voxel, in mm of the patient. */
  origin: Vector
  /** The vectors between neighboring voxels. They aren't perpendicular if the gantry was tilted. */
  steps: Rows
  /** mm of the patient relative to the origin → voxels. */
  toIndex: Rows
}

/**
 * As fine as the budget allows: the direction with the smallest voxels is halved first, so that voxels become
 * nearly cubic before the thick slice direction loses resolution.
 */
export function planGrid(shape: VolumeShape, voxelsMax: number, sideMax = 2048): GridPlan {
  const spacing: Vector = [shape.columnSpacing, shape.rowSpacing, shape.sliceSpacing]
  const full: Vector = [shape.columns, shape.rows, shape.places.length]
  const factors: [number, number, number] = [1, 1, 1]
  const sizeOf = (axis: 0 | 1 | 2) => Math.ceil(full[axis] / factors[axis])
  const isTooLarge = () =>
    sizeOf(0) * sizeOf(1) * sizeOf(2) > voxelsMax || Math.max(sizeOf(0), sizeOf(1), sizeOf(2)) > sideMax
  while (isTooLarge()) {
    const long = ([0, 1, 2] as const).filter((axis) => sizeOf(axis) > sideMax)
    const choice = long.length > 0 ? long : ([0, 1, 2] as const).filter((axis) => sizeOf(axis) > 1)
    const finest = choice.reduce((one, other) =>
      spacing[other] * factors[other] < spacing[one] * factors[one] ? other : one,
    )
    factors[finest] *= 2
  }
  return placed(shape, factors, [sizeOf(0), sizeOf(1), sizeOf(2)])
}

function placed(shape: VolumeShape, factors: Vector, size: Vector): GridPlan {
  const last = shape.places.length - 1
  const [first, end] = [slicePosition(shape, 0), slicePosition(shape, last)]
  const voxel: Rows = [
    scale(shape.row, shape.columnSpacing),
    scale(shape.column, shape.rowSpacing),
    scale(subtract(end, first), 1 / last),
  ]
  // A voxel that averages several lies at their center.
  const middle = voxel.map((step, axis) => scale(step, ((factors[axis] ?? 1) - 1) / 2)).reduce(add, first)
  const steps: Rows = [scale(voxel[0], factors[0]), scale(voxel[1], factors[1]), scale(voxel[2], factors[2])]
  const toIndex = inverseOfColumns(steps)
  if (!toIndex) throw new RangeError('The voxels of a volume don’t lie in one plane.')
  return { size, factors, origin: middle, steps, toIndex }
}
