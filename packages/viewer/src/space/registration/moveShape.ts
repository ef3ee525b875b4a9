import type { RigidMatrix } from '../../model/Registration.ts'
import { dot } from '../vector.ts'
import type { VolumeShape } from '../volume/VolumeShape.ts'
import { IDENTITY, shiftOf, turned } from './rigid.ts'

/** A volume transformed to another frame of reference: its axes rotate, and all slices follow. */
export function moveShape(shape: VolumeShape, matrix: RigidMatrix, frameOfReference: string): VolumeShape {
  if (matrix === IDENTITY) return shape
  const row = turned(matrix, shape.row)
  const column = turned(matrix, shape.column)
  const normal = turned(matrix, shape.normal)
  const shift = shiftOf(matrix)
  const along = (values: Float64Array, by: number) => values.map((value) => value + by)
  return {
    ...shape,
    row,
    column,
    normal,
    frameOfReference,
    places: along(shape.places, dot(shift, normal)),
    shiftX: along(shape.shiftX, dot(shift, row) / shape.columnSpacing),
    shiftY: along(shape.shiftY, dot(shift, column) / shape.rowSpacing),
  }
}
