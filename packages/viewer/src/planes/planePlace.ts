import { type Matrix, toScreen } from '../display/placement/placeImage.ts'
import type { ImagePoint, PlaneGeometry, Vector } from '../model/Geometry.ts'
import { type ImagePlane, imagePoint } from '../space/plane/ImagePlane.ts'

/** Plane pixels → mm from its position, which is the center of its first pixel. */
export const millimetres = ({ spacing }: ImagePlane, { x, y }: ImagePoint): ImagePoint => ({
  x: (x - 0.5) * spacing[1],
  y: (y - 0.5) * spacing[0],
})

const moved = (from: Vector, along: Vector): Vector => [
  from[0] + along[0],
  from[1] + along[1],
  from[2] + along[2],
]

/** Directions that differ by less are indistinguishable over a body. */
const SAME = 1e-3

/** Whether a measurement there is visible here: on the same plane, or within `reach` mm of it. */
export function isOnPlane(geometry: PlaneGeometry, plane: ImagePlane, reach: number): boolean {
  const at = imagePoint(plane, geometry.position)
  if (Math.abs(at.distance) > reach) return false
  const { row, column } = plane.geometry
  return [
    [geometry.row, row],
    [geometry.column, column],
  ].every(([one, other]) => one?.every((part, axis) => Math.abs(part - (other?.[axis] ?? 0)) < SAME))
}

/** mm of the measured plane → screen. */
export function millimetreMatrix(geometry: PlaneGeometry, plane: ImagePlane, matrix: Matrix): Matrix {
  const place = (point: Vector) => toScreen(matrix, imagePoint(plane, point))
  const origin = place(geometry.position)
  const right = place(moved(geometry.position, geometry.row))
  const below = place(moved(geometry.position, geometry.column))
  return {
    a: right.x - origin.x,
    b: right.y - origin.y,
    c: below.x - origin.x,
    d: below.y - origin.y,
    e: origin.x,
    f: origin.y,
  }
}

/** mm of the measured plane → pixels of this one. */
export const pixelsOf = (geometry: PlaneGeometry, plane: ImagePlane, points: readonly ImagePoint[]) =>
  points.map((point) =>
    toScreen(millimetreMatrix(geometry, plane, { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }), point),
  )
