import type { ImagePoint, Vector } from '../../model/Geometry.ts'
import { type ImagePlane, imagePoint } from '../plane/ImagePlane.ts'
import { add, dot, scale } from '../vector.ts'
import type { Axes } from './standardAxes.ts'

/** Along three perpendicular directions, in mm. */
export interface Ellipsoid {
  axes: Axes
  radii: Vector
}

/** The squared relative distance of a vector from the center; the surface is at 1. */
function reachOf({ axes, radii }: Ellipsoid, direction: Vector): number {
  return axes.reduce((sum, axis, index) => sum + (dot(direction, axis) / (radii[index] ?? 1)) ** 2, 0)
}

/** Whether a vector from the center ends inside, with a rounding tolerance. */
export const insideOf =
  (ellipsoid: Ellipsoid) =>
  (direction: Vector): boolean =>
    reachOf(ellipsoid, direction) <= 1 + 1e-12

const STEPS = 72

/** The intersection of a plane through the center with the surface, in points of the plane. */
export function ellipsoidOutline(ellipsoid: Ellipsoid, center: Vector, plane: ImagePlane): ImagePoint[] {
  const { row, column } = plane.geometry
  return Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI
    const direction = add(scale(row, Math.cos(angle)), scale(column, Math.sin(angle)))
    const { x, y } = imagePoint(
      plane,
      add(center, scale(direction, 1 / Math.sqrt(reachOf(ellipsoid, direction)))),
    )
    return { x, y }
  })
}
