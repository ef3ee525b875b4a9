import type { Vector } from '../../model/Geometry.ts'
import { add, dot, scale } from '../vector.ts'
import type { VolumeShape } from './VolumeShape.ts'

export interface Extent {
  min: number
  max: number
}

/**
 * The positions of the outermost voxel centers along a direction, in mm. All slices are checked, because they
 * may be shifted.
 */
export function volumeExtent(shape: VolumeShape, direction: Vector): Extent {
  const width = dot(shape.row, direction) * shape.columnSpacing * (shape.columns - 1)
  const height = dot(shape.column, direction) * shape.rowSpacing * (shape.rows - 1)
  const [less, more] = [Math.min(width, 0) + Math.min(height, 0), Math.max(width, 0) + Math.max(height, 0)]
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (let slice = 0; slice < shape.places.length; slice++) {
    const start = dot(slicePosition(shape, slice), direction)
    min = Math.min(min, start + less)
    max = Math.max(max, start + more)
  }
  return { min, max }
}

/** The center of a slice's first pixel. */
export function slicePosition(shape: VolumeShape, slice: number): Vector {
  const x = scale(shape.row, (shape.shiftX[slice] ?? 0) * shape.columnSpacing)
  const y = scale(shape.column, (shape.shiftY[slice] ?? 0) * shape.rowSpacing)
  return add(add(x, y), scale(shape.normal, shape.places[slice] ?? 0))
}

/** The center of the middle slices. */
export function volumeCenter(shape: VolumeShape): Vector {
  const last = shape.places.length - 1
  const middle = scale(add(slicePosition(shape, 0), slicePosition(shape, last)), 0.5)
  const along = scale(shape.row, ((shape.columns - 1) / 2) * shape.columnSpacing)
  return add(add(middle, along), scale(shape.column, ((shape.rows - 1) / 2) * shape.rowSpacing))
}

/** The nearest point inside: between the first and the last slice, and within the slice at that position. */
export function clampToVolume(shape: VolumeShape, point: Vector): Vector {
  const { places, sliceSpacing, row, column, normal, columnSpacing, rowSpacing } = shape
  const last = places.length - 1
  const place = clamp(dot(point, normal), places[0] ?? 0, places[last] ?? 0)
  const nearest = clamp(Math.round((place - (places[0] ?? 0)) / sliceSpacing), 0, last)
  const startX = shape.shiftX[nearest] ?? 0
  const startY = shape.shiftY[nearest] ?? 0
  const x = clamp(dot(point, row) / columnSpacing, startX, startX + shape.columns - 1) * columnSpacing
  const y = clamp(dot(point, column) / rowSpacing, startY, startY + shape.rows - 1) * rowSpacing
  return add(add(scale(row, x), scale(column, y)), scale(normal, place))
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
