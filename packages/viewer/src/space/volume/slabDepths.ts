import type { Vector } from '../../model/Geometry.ts'
import { type ImagePlane, normalOf } from '../plane/ImagePlane.ts'
import { dot } from '../vector.ts'
import type { VolumeShape } from './VolumeShape.ts'
import { volumeExtent } from './volumeExtent.ts'

/** The distance to the next voxel along a direction. */
export function voxelStep(shape: VolumeShape, direction: Vector): number {
  const alongX = Math.abs(dot(direction, shape.row)) / shape.columnSpacing
  const alongY = Math.abs(dot(direction, shape.column)) / shape.rowSpacing
  const alongZ = Math.abs(dot(direction, shape.normal)) / shape.sliceSpacing
  return 1 / Math.max(alongX, alongY, alongZ)
}

/**
 * The distances from the plane at which a slab is sampled. Along a voxel direction these are voxel centers,
 * so that the results are values of the file itself; otherwise no voxel is skipped. Samples outside of the
 * volume are left out.
 */
export function slabDepths(
  shape: VolumeShape,
  { geometry }: Pick<ImagePlane, 'geometry'>,
  thickness: number,
): number[] {
  if (!(thickness > 0)) return [0]
  const direction = normalOf(geometry)
  const at = dot(geometry.position, direction)
  const half = thickness / 2 + 1e-6
  const centers = voxelCenters(shape, direction)
  if (centers) {
    const depths = Array.from(centers, (center) => center - at).filter((depth) => Math.abs(depth) <= half)
    return depths.length > 0 ? depths : [0]
  }
  const step = voxelStep(shape, direction)
  const steps = Math.max(1, Math.ceil(thickness / step))
  const { min, max } = volumeExtent(shape, direction)
  const depths = Array.from({ length: steps + 1 }, (_, index) => (index / steps - 0.5) * thickness)
  return depths.filter((depth) => at + depth >= min - step && at + depth <= max + step)
}

const isAlong = (a: Vector, b: Vector) => Math.abs(dot(a, b)) > 1 - 1e-9

/** Along a voxel direction; undefined if it isn't one, or the slices are shifted. */
function voxelCenters(shape: VolumeShape, direction: Vector): Iterable<number> | undefined {
  const { places, row, column, normal, shiftX, shiftY } = shape
  if (isAlong(direction, normal)) return places.map((place) => place * Math.sign(dot(direction, normal)))
  if (isAlong(direction, row))
    return centersOf(shiftX, shape.columns, shape.columnSpacing * dot(direction, row))
  if (isAlong(direction, column))
    return centersOf(shiftY, shape.rows, shape.rowSpacing * dot(direction, column))
  return undefined
}

function centersOf(shifts: Float64Array, count: number, spacing: number): number[] | undefined {
  const first = shifts[0] ?? 0
  if (shifts.some((shift) => Math.abs(shift - first) > 1e-6)) return undefined
  return Array.from({ length: count }, (_, index) => (first + index) * spacing)
}
