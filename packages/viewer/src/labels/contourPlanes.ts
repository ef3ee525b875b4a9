import type { Vector } from '../model/Geometry.ts'
import type { Contour } from '../model/Labels.ts'
import { usualSpacing } from '../space/arrange/spacings.ts'
import { add, cross, dot, length, scale, subtract, unit } from '../space/vector.ts'

/** Two axes in the plane of contours and one across it. */
export interface ContourAxes {
  row: Vector
  column: Vector
  normal: Vector
}

/** Closed contours of one label on one plane, in mm along the axes. */
export interface ContourPlane {
  /** mm along the normal. */
  at: number
  polygons: readonly (readonly { x: number; y: number }[])[]
}

/** The distance in mm by which points of a planar contour may deviate from their plane. */
const FLAT = 0.1

/** The axes of the first closed contour; undefined if none is closed and planar. */
export function contourAxes(contours: readonly Contour[]): ContourAxes | undefined {
  for (const { points, isClosed } of contours) {
    const normal = isClosed ? newell(points) : undefined
    if (!normal) continue
    // The patient axis that lies most in the plane becomes the row, so that axial contours have the patient's
    // axes.
    const axes: readonly Vector[] = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]
    const main = axes.reduce((one, other) =>
      Math.abs(dot(other, normal)) < Math.abs(dot(one, normal)) - 1e-6 ? other : one,
    )
    const row = unit(subtract(main, scale(normal, dot(main, normal))))
    return { row, column: cross(normal, row), normal }
  }
  return undefined
}

/** The normal of a polygon (Newell's method); undefined if it has no area. */
function newell(points: readonly Vector[]): Vector | undefined {
  let sum: Vector = [0, 0, 0]
  const origin = points[0] ?? [0, 0, 0]
  for (const [index, point] of points.entries()) {
    const next = points[(index + 1) % points.length] ?? point
    sum = add(sum, cross(subtract(point, origin), subtract(next, origin)))
  }
  if (length(sum) < 1e-6) return undefined
  const normal = unit(sum)
  const [, , z] = normal
  // The winding order doesn't define which way is up.
  return z < 0 ? scale(normal, -1) : normal
}

/** Contours by plane, in order. Those that aren't closed, or are across the axes, are left out. */
export function contourPlanes(contours: readonly Contour[], axes: ContourAxes): ContourPlane[] {
  const planes = new Map<number, { at: number; polygons: { x: number; y: number }[][] }>()
  for (const { points, isClosed } of contours) {
    const heights = points.map((point) => dot(point, axes.normal))
    const at = heights[0] ?? 0
    if (!isClosed || points.length < 3 || heights.some((height) => Math.abs(height - at) > FLAT)) continue
    const polygon = points.map((point) => ({ x: dot(point, axes.row), y: dot(point, axes.column) }))
    // A plane within reach lies in the same step of height or in the next one.
    const step = Math.round(at / FLAT)
    const known = [step, step - 1, step + 1]
      .map((one) => planes.get(one))
      .find((plane) => plane && Math.abs(plane.at - at) <= FLAT)
    if (known) known.polygons.push(polygon)
    else planes.set(step, { at, polygons: [polygon] })
  }
  return [...planes.values()].sort((one, other) => one.at - other.at)
}

/** mm between neighboring planes; undefined if there is only one. */
export function planeStep(planes: readonly Pick<ContourPlane, 'at'>[]): number | undefined {
  const steps = planes.slice(1).map(({ at }, index) => at - (planes[index]?.at ?? at))
  const step = usualSpacing(steps)
  return step > 0 ? step : undefined
}
