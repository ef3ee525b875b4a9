import type { ImagePoint, PlaneGeometry, RowColumn, Vector } from '../../model/Geometry.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { add, cross, dot, scale, subtract } from '../vector.ts'

/** An image in the patient: a frame of a file, or a reformatted plane. */
export interface ImagePlane {
  geometry: PlaneGeometry
  columns: number
  rows: number
  /** [vertical, horizontal], in mm. */
  spacing: RowColumn
  /** Undefined if its positions are valid within its own series at most. */
  frameOfReference: string | undefined
}

/** Undefined if the file lacks the position of the frame or its pixel size in the patient. */
export function planeOf({ frame, image, instance }: StackFrame): ImagePlane | undefined {
  const { geometry, spacing } = frame
  if (!geometry || !spacing.pixel || spacing.isProjection) return undefined
  return {
    geometry,
    columns: image.format.columns,
    rows: image.format.rows,
    spacing: spacing.pixel,
    frameOfReference: instance.record.frameOfReference,
  }
}

export const normalOf = ({ row, column }: PlaneGeometry): Vector => cross(row, column)

/** The position of an image point in the patient, in mm. */
export function patientPoint({ geometry, spacing }: ImagePlane, { x, y }: ImagePoint): Vector {
  const along = scale(geometry.row, (x - 0.5) * spacing[1])
  return add(add(geometry.position, along), scale(geometry.column, (y - 0.5) * spacing[0]))
}

/**
 * The image point nearest to a point of the patient, which lies `distance` mm in front of it along the
 * normal.
 */
export function imagePoint(
  { geometry, spacing }: ImagePlane,
  point: Vector,
): ImagePoint & { distance: number } {
  const from = subtract(point, geometry.position)
  return {
    x: dot(from, geometry.row) / spacing[1] + 0.5,
    y: dot(from, geometry.column) / spacing[0] + 0.5,
    distance: dot(from, normalOf(geometry)),
  }
}

export const isInside = ({ columns, rows }: ImagePlane, { x, y }: ImagePoint): boolean =>
  x >= 0 && x <= columns && y >= 0 && y <= rows
