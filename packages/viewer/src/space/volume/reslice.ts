import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { Vector } from '../../model/Geometry.ts'
import { type ImagePlane, normalOf } from '../plane/ImagePlane.ts'
import { add, dot, scale } from '../vector.ts'
import { createSampler } from './createSampler.ts'
import type { Volume } from './createVolume.ts'
import type { VolumeShape } from './VolumeShape.ts'

export const SLAB_MODES = ['mean', 'max', 'min'] as const
export type SlabMode = (typeof SLAB_MODES)[number]

/** A plane with a thickness in mm, half of it on either side; 0: the plane alone. */
export interface Slab {
  thickness: number
  mode: SlabMode
}

export const NO_SLAB: Slab = { thickness: 0, mode: 'mean' }

/**
 * The picture of a plane through the volume, in units of the modality: the map to show it with is the identity, and
 * `volume.padding` is where there is nothing. May run in a worker or not.
 */
export function reslice(
  volume: Volume,
  plane: Omit<ImagePlane, 'frameOfReference'>,
  slab: Slab = NO_SLAB,
): DecodedFrame {
  const { columns, rows } = plane
  const values = new Float32Array(columns * rows)
  const depths = slabDepths(volume.shape, normalOf(plane.geometry), slab.thickness)
  const line = new Float64Array(columns)
  const best = new Float64Array(columns)
  const counts = new Uint16Array(columns)
  const sample = createSampler(volume, columns)
  const lineAt = linesOf(volume.shape, plane)
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (let y = 0; y < rows; y++) {
    best.fill(Number.NaN)
    counts.fill(0)
    for (const depth of depths) {
      sample(lineAt(y, depth), line)
      gather(slab.mode, line, best, counts)
    }
    for (let x = 0; x < columns; x++) {
      const gathered = best[x] as number
      if (Number.isNaN(gathered)) {
        values[y * columns + x] = volume.padding.from
        continue
      }
      const value = Math.fround(slab.mode === 'mean' ? gathered / (counts[x] as number) : gathered)
      values[y * columns + x] = value
      if (value < min) min = value
      if (value > max) max = value
    }
  }
  const isEmpty = min > max
  return { rows, columns, samples: 1, values, min: isEmpty ? 0 : min, max: isEmpty ? 0 : max }
}

/** Sums, largest or smallest values so far; what is not a number counts for nothing. */
function gather(mode: SlabMode, line: Float64Array, best: Float64Array, counts: Uint16Array): void {
  for (let x = 0; x < line.length; x++) {
    const value = line[x] as number
    if (Number.isNaN(value)) continue
    const before = best[x] as number
    if (Number.isNaN(before)) best[x] = value
    else if (mode === 'mean') best[x] = before + value
    else if (mode === 'max') best[x] = value > before ? value : before
    else best[x] = value < before ? value : before
    counts[x] = (counts[x] as number) + 1
  }
}

/** How far one goes along a direction until the next voxel. */
export function voxelStep(shape: VolumeShape, direction: Vector): number {
  const alongX = Math.abs(dot(direction, shape.row)) / shape.columnSpacing
  const alongY = Math.abs(dot(direction, shape.column)) / shape.rowSpacing
  const alongZ = Math.abs(dot(direction, shape.normal)) / shape.sliceSpacing
  return 1 / Math.max(alongX, alongY, alongZ)
}

/** No voxel between the two faces of the slab is stepped over. */
function slabDepths(shape: VolumeShape, direction: Vector, thickness: number): number[] {
  if (!(thickness > 0)) return [0]
  const steps = Math.max(1, Math.ceil(thickness / voxelStep(shape, direction)))
  return Array.from({ length: steps + 1 }, (_, index) => (index / steps - 0.5) * thickness)
}

function linesOf(shape: VolumeShape, { geometry, spacing, columns }: Omit<ImagePlane, 'frameOfReference'>) {
  const along = scale(geometry.row, spacing[1])
  const down = scale(geometry.column, spacing[0])
  const direction = normalOf(geometry)
  const stepPlace = dot(along, shape.normal)
  const steps = {
    stepX: dot(along, shape.row) / shape.columnSpacing,
    stepY: dot(along, shape.column) / shape.rowSpacing,
    // A row within a slice is read much faster, so what rounding leaves over is dropped.
    stepPlace: Math.abs(stepPlace) * columns < shape.sliceSpacing * 1e-6 ? 0 : stepPlace,
  }
  return (y: number, depth: number) => {
    const start = add(add(geometry.position, scale(down, y)), scale(direction, depth))
    return {
      x: dot(start, shape.row) / shape.columnSpacing,
      y: dot(start, shape.column) / shape.rowSpacing,
      place: dot(start, shape.normal),
      ...steps,
    }
  }
}
