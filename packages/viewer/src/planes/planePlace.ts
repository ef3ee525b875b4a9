import { affineMatrix } from '../display/placement/affineMatrix.ts'
import { type Matrix, product, toScreen } from '../display/placement/placeImage.ts'
import type { ImagePoint, PlaneGeometry } from '../model/Geometry.ts'
import { type ImagePlane, imagePoint } from '../space/plane/ImagePlane.ts'
import { add, scale } from '../space/vector.ts'

/** Plane pixels → mm from its position, which is the center of its first pixel. */
export const millimetres = ({ spacing }: ImagePlane, { x, y }: ImagePoint): ImagePoint => ({
  x: (x - 0.5) * spacing[1],
  y: (y - 0.5) * spacing[0],
})

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

/** mm of the measured plane → pixels of this one. */
function pixelMatrix({ position, row, column }: PlaneGeometry, plane: ImagePlane): Matrix {
  return affineMatrix((x, y) => imagePoint(plane, add(add(position, scale(row, x)), scale(column, y))))
}

/** mm of the measured plane → screen. */
export const millimetreMatrix = (geometry: PlaneGeometry, plane: ImagePlane, matrix: Matrix): Matrix =>
  product(matrix, pixelMatrix(geometry, plane))

/** mm of the measured plane → pixels of this one. */
export function pixelsOf(
  geometry: PlaneGeometry,
  plane: ImagePlane,
  points: readonly ImagePoint[],
): ImagePoint[] {
  const matrix = pixelMatrix(geometry, plane)
  return points.map((point) => toScreen(matrix, point))
}
