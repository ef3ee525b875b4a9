import { itemAt } from '@pandok/domain'
import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { Vector } from '../../model/Geometry.ts'
import { add, dot, length, scale, subtract, unit } from '../vector.ts'
import { createSampler } from './createSampler.ts'
import type { Volume } from './createVolume.ts'
import { volumeExtent } from './volumeExtent.ts'

/** A line through the patient, and the downward direction of the picture along it. */
export interface DrawnCurve {
  points: readonly Vector[]
  down: Vector
}

/** The maximum columns of a picture: a line of one meter in half millimeters. */
const LONGEST = 2000

export interface CurvedPicture {
  decoded: DecodedFrame
  /** Pixel size in both directions, in mm. */
  spacing: number
  /** Length of the line in mm. */
  length: number
  /** The center of the first pixel, and the direction of the line there. */
  position: Vector
  row: Vector
}

/**
 * The volume straightened along a line (curved reformat): columns are equal steps along it, and rows go
 * through the whole volume in one direction. Lengths along the line and straight down are true, others
 * aren't. Undefined if the line has no length.
 */
export function curvedPlane(volume: Volume, { points, down }: DrawnCurve): CurvedPicture | undefined {
  const { columnSpacing, rowSpacing, row, column, normal } = volume.shape
  const total = lengthOf(points)
  const [first] = points
  if (!first || !(total > 0)) return undefined
  const spacing = Math.max(Math.min(columnSpacing, rowSpacing), total / LONGEST)
  const path = stepsAlong(points, spacing)
  const { min, max } = volumeExtent(volume.shape, down)
  const [columns, rows] = [path.length, Math.ceil((max - min) / spacing - 1e-6) + 1]
  const { sample } = createSampler(volume, rows)
  const step = scale(down, spacing)
  const line = new Float64Array(rows)
  const values = new Float32Array(columns * rows)
  const topOf = (point: Vector) => add(point, scale(down, min - dot(point, down)))
  path.forEach((point, x) => {
    const top = topOf(point)
    const start = {
      x: dot(top, row) / columnSpacing,
      y: dot(top, column) / rowSpacing,
      place: dot(top, normal),
      stepX: dot(step, row) / columnSpacing,
      stepY: dot(step, column) / rowSpacing,
      stepPlace: dot(step, normal),
    }
    sample(start, line)
    for (let y = 0; y < rows; y++) {
      const value = line[y] as number
      values[y * columns + x] = Number.isNaN(value) ? volume.padding.from : value
    }
  })
  const decoded = { rows, columns, samples: 1 as const, values, min: volume.min, max: volume.max }
  const ahead = unit(subtract(points.find((point) => length(subtract(point, first)) > 0) ?? first, first))
  return { decoded, spacing, length: total, position: topOf(first), row: ahead }
}

const lengthOf = (points: readonly Vector[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + length(subtract(point, itemAt(points, index))), 0)

/** Points of the line at regular distances in millimeters. */
function stepsAlong(points: readonly Vector[], spacing: number): Vector[] {
  const path: Vector[] = []
  let rest = 0
  points.slice(1).forEach((end, index) => {
    const start = itemAt(points, index)
    const part = subtract(end, start)
    const size = length(part)
    for (; rest <= size + 1e-9 && size > 0; rest += spacing) path.push(add(start, scale(part, rest / size)))
    rest -= size
  })
  return path
}
