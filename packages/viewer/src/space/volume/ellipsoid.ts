import type { ImagePoint, Vector } from '../../model/Geometry.ts'
import { type ImagePlane, imagePoint } from '../plane/ImagePlane.ts'
import { add, dot, scale } from '../vector.ts'
import type { Axes } from './standardAxes.ts'

/** Along three directions at right angles to each other, in mm. */
export interface Ellipsoid {
  axes: Axes
  radii: Vector
}

/** The square of how far a way from the middle goes, the surface being at 1. */
function reachOf({ axes, radii }: Ellipsoid, way: Vector): number {
  return axes.reduce((sum, axis, index) => sum + (dot(way, axis) / (radii[index] ?? 1)) ** 2, 0)
}

/** Whether a way from the middle ends inside; a trace of rounding is. */
export const insideOf =
  (ellipsoid: Ellipsoid) =>
  (way: Vector): boolean =>
    reachOf(ellipsoid, way) <= 1 + 1e-12

const STEPS = 72

/** Where a plane through the middle of an ellipsoid cuts its surface, in points of the plane. */
export function ellipsoidOutline(ellipsoid: Ellipsoid, center: Vector, plane: ImagePlane): ImagePoint[] {
  const { row, column } = plane.geometry
  return Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI
    const way = add(scale(row, Math.cos(angle)), scale(column, Math.sin(angle)))
    const { x, y } = imagePoint(plane, add(center, scale(way, 1 / Math.sqrt(reachOf(ellipsoid, way)))))
    return { x, y }
  })
}
