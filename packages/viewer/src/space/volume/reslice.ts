import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import { type ImagePlane, normalOf } from '../plane/ImagePlane.ts'
import { add, dot, scale } from '../vector.ts'
import { createSampler } from './createSampler.ts'
import type { Volume } from './createVolume.ts'
import { slabDepths } from './slabDepths.ts'
import type { VolumeShape } from './VolumeShape.ts'

export const SLAB_MODES = ['mean', 'max', 'min'] as const
export type SlabMode = (typeof SLAB_MODES)[number]

/** A plane with a thickness in mm, half of it on either side; 0 for the plane alone. */
export interface Slab {
  thickness: number
  mode: SlabMode
}

type Plane = Omit<ImagePlane, 'frameOfReference'>

export const NO_SLAB: Slab = { thickness: 0, mode: 'mean' }

/**
 * The picture of a plane through the volume in modality units: its modality map is the identity, and
 * `volume.padding` marks no data. It can run in a worker.
 */
export function reslice(volume: Volume, plane: Plane, slab: Slab = NO_SLAB): DecodedFrame {
  const { row, column } = plane.geometry
  const { normal } = volume.shape
  const [down, across] = plane.spacing
  // Lines that stay within a slice longer are sampled several times faster.
  const isDownFaster = Math.abs(dot(column, normal)) * down < Math.abs(dot(row, normal)) * across - 1e-9
  if (!isDownFaster) return resliceByRows(volume, plane, slab)
  const turned = { ...plane.geometry, row: column, column: row }
  const size = { columns: plane.rows, rows: plane.columns, spacing: [across, down] as const }
  return transposed(resliceByRows(volume, { geometry: turned, ...size }, slab))
}

function transposed({ values, rows, columns, ...rest }: DecodedFrame): DecodedFrame {
  const out = new Float32Array(values.length)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) out[x * rows + y] = values[y * columns + x] as number
  }
  return { ...rest, values: out, rows: columns, columns: rows }
}

function resliceByRows(volume: Volume, plane: Plane, slab: Slab): DecodedFrame {
  const { columns, rows } = plane
  const values = new Float32Array(columns * rows)
  const depths = slabDepths(volume.shape, plane, slab.thickness)
  const line = new Float64Array(columns)
  const best = new Float64Array(columns)
  const counts = new Uint16Array(columns)
  const sample = createSampler(volume, columns)
  const lineAt = linesOf(volume.shape, plane)
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (let y = 0; y < rows; y++) {
    best.fill(START[slab.mode])
    counts.fill(0)
    for (const depth of depths) {
      sample(lineAt(y, depth), line)
      gather(slab.mode, line, best, counts)
    }
    for (let x = 0; x < columns; x++) {
      const gathered =
        slab.mode === 'mean' ? (best[x] as number) / (counts[x] as number) : (best[x] as number)
      if (!Number.isFinite(gathered)) {
        values[y * columns + x] = volume.padding.from
        continue
      }
      const value = Math.fround(gathered)
      values[y * columns + x] = value
      if (value < min) min = value
      if (value > max) max = value
    }
  }
  const isEmpty = min > max
  return { rows, columns, samples: 1, values, min: isEmpty ? 0 : min, max: isEmpty ? 0 : max }
}

/** Comparisons with NaN are false, so it is ignored. */
function gather(mode: SlabMode, line: Float64Array, best: Float64Array, counts: Uint16Array): void {
  if (mode === 'max') {
    for (let x = 0; x < line.length; x++)
      if ((line[x] as number) > (best[x] as number)) best[x] = line[x] as number
  } else if (mode === 'min') {
    for (let x = 0; x < line.length; x++)
      if ((line[x] as number) < (best[x] as number)) best[x] = line[x] as number
  } else {
    for (let x = 0; x < line.length; x++) {
      const value = line[x] as number
      if (Number.isNaN(value)) continue
      best[x] = (best[x] as number) + value
      counts[x] = (counts[x] as number) + 1
    }
  }
}

const START: Readonly<Record<SlabMode, number>> = {
  mean: 0,
  max: Number.NEGATIVE_INFINITY,
  min: Number.POSITIVE_INFINITY,
}

function linesOf(shape: VolumeShape, { geometry, spacing }: Plane) {
  const along = scale(geometry.row, spacing[1])
  const down = scale(geometry.column, spacing[0])
  const direction = normalOf(geometry)
  const steps = {
    stepX: nearZero(dot(along, shape.row) / shape.columnSpacing),
    stepY: nearZero(dot(along, shape.column) / shape.rowSpacing),
    stepPlace: nearZero(dot(along, shape.normal) / shape.sliceSpacing) * shape.sliceSpacing,
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

/**
 * Lines along the voxels are sampled much faster, so rounding errors of a millionth of a voxel per line are
 * removed.
 */
const nearZero = (step: number) => (Math.abs(step) < 1e-9 ? 0 : step)
