import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { Vector } from '../../model/Geometry.ts'
import { type ImagePlane, normalOf } from '../plane/ImagePlane.ts'
import { add, dot, scale } from '../vector.ts'
import { createSlabGathering } from './createSlabGathering.ts'
import type { Volume } from './createVolume.ts'
import type { SlabKernel } from './kernel/SlabKernel.ts'
import type { Line } from './Line.ts'
import { slabDepths } from './slabDepths.ts'
import type { Gathered, SlabMode } from './slabModes.ts'
import type { VolumeShape } from './VolumeShape.ts'

/** A plane with a thickness in mm, half of it on either side; 0 for the plane alone. */
export interface Slab {
  thickness: number
  mode: SlabMode
}

type Plane = Omit<ImagePlane, 'frameOfReference'>

interface ValueRange {
  min: number
  max: number
}

export const NO_SLAB: Slab = { thickness: 0, mode: 'mean' }

/**
 * The picture of a plane through the volume in modality units: its modality map is the identity, and
 * `volume.padding` marks no data. It can run in a worker. With a kernel that is filled, slabs are read several
 * times as fast, in single precision.
 */
export function reslice(
  volume: Volume,
  plane: Plane,
  slab: Slab = NO_SLAB,
  kernel?: SlabKernel,
): DecodedFrame {
  const { lines, isTurned } = readingOf(volume, plane, slab, kernel)
  const { rows, columns } = lines
  const values = new Float32Array(columns * rows)
  const { read, range } = createLineReading(volume, lines, slab, kernel)
  read(0, rows, values)
  const { min, max } = range.min > range.max ? { min: 0, max: 0 } : range
  const picture = { rows, columns, samples: 1, values, min, max } as const
  return isTurned ? transposed(picture) : picture
}

/** Whether a kernel reads this slab. */
const isQuick = (plane: Plane, { thickness }: Slab, kernel?: SlabKernel): boolean =>
  thickness > 0 && kernel?.isFilled() === true && Math.max(plane.columns, plane.rows) <= kernel.columnsMax

/** A plane whose rows are the lines that are read; turned, those are the columns of the picture. */
export function readingOf<P extends Plane>(volume: Volume, plane: P, slab: Slab, kernel?: SlabKernel) {
  const { row, column } = plane.geometry
  const [down, across] = plane.spacing
  const { shape } = volume
  // Lines that stay within a slice longer are sampled several times faster. A kernel has all slices in one piece, and
  // is fast where neighbors of a row are read one after the other.
  const isDownFaster = isQuick(plane, slab, kernel)
    ? Math.abs(dot(column, shape.row)) * down > Math.abs(dot(row, shape.row)) * across + 1e-9
    : Math.abs(dot(column, shape.normal)) * down < Math.abs(dot(row, shape.normal)) * across - 1e-9
  if (!isDownFaster) return { lines: plane, isTurned: false }
  const geometry = { ...plane.geometry, row: column, column: row }
  const spacing: readonly [number, number] = [across, down]
  return { lines: { ...plane, geometry, columns: plane.rows, rows: plane.columns, spacing }, isTurned: true }
}

export function transposed({ values, rows, columns, ...rest }: DecodedFrame): DecodedFrame {
  const out = new Float32Array(values.length)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) out[x * rows + y] = values[y * columns + x] as number
  }
  return { ...rest, values: out, rows: columns, columns: rows }
}

/** Reads lines of a plane, any number at a time; what they have in common is made once. */
export function createLineReading(volume: Volume, plane: Plane, slab: Slab, kernel?: SlabKernel) {
  const { columns } = plane
  const { mode } = slab
  const depths = slabDepths(volume.shape, plane, slab.thickness)
  const gatherRow = createSlabGathering(
    ...([volume, mode, columns] as const),
    isQuick(plane, slab, kernel) ? kernel : undefined,
  )
  const linesAt = linesOf(volume.shape, plane)
  const range: ValueRange = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY }
  return {
    /** The range of the values read so far; the smallest is above the largest if nothing has been read. */
    range,
    /** Into the picture of the whole plane. */
    read(start: number, end: number, values: Float32Array): void {
      for (let y = start; y < end; y++) {
        const gathered = gatherRow(linesAt(y, depths))
        if (mode === 'mean') divide(gathered)
        writeRow(gathered, values.subarray(y * columns, (y + 1) * columns), volume.padding.from, range)
      }
    },
  }
}

function divide({ values, counts, start, end }: Gathered): void {
  for (let x = start; x < end; x++) values[x] = (values[x] as number) / (counts[x] as number)
}

/** A pixel without any sample has a value that isn't finite. */
function writeRow(
  { values, start, end }: Gathered,
  into: Float32Array,
  padding: number,
  range: ValueRange,
): void {
  let { min, max } = range
  into.fill(padding)
  for (let x = start; x < end; x++) {
    const value = Math.fround(values[x] as number)
    if (value - value !== 0) continue
    into[x] = value
    if (value < min) min = value
    if (value > max) max = value
  }
  range.min = min
  range.max = max
}

function linesOf(shape: VolumeShape, { geometry, spacing }: Plane) {
  const inVoxels = (vector: Vector) => ({
    x: dot(vector, shape.row) / shape.columnSpacing,
    y: dot(vector, shape.column) / shape.rowSpacing,
    place: dot(vector, shape.normal),
  })
  const along = inVoxels(scale(geometry.row, spacing[1]))
  const down = scale(geometry.column, spacing[0])
  const deep = inVoxels(normalOf(geometry))
  const [stepX, stepY] = [nearZero(along.x), nearZero(along.y)]
  const stepPlace = nearZero(along.place / shape.sliceSpacing) * shape.sliceSpacing
  /** The lines through all depths of a row. */
  return (y: number, depths: readonly number[]): Line[] => {
    const start = inVoxels(add(geometry.position, scale(down, y)))
    // Field by field: spreading the steps into thousands of lines took longer than finding where they enter the volume.
    return depths.map((depth) => ({
      x: start.x + deep.x * depth,
      y: start.y + deep.y * depth,
      place: start.place + deep.place * depth,
      stepX,
      stepY,
      stepPlace,
    }))
  }
}

/**
 * Lines along the voxels are sampled much faster, so rounding errors of a millionth of a voxel per line are
 * removed.
 */
const nearZero = (step: number) => (Math.abs(step) < 1e-9 ? 0 : step)
