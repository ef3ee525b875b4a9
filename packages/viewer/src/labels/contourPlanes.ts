import type { Vector } from '../model/Geometry.ts'
import type { Contour } from '../model/Labels.ts'
import { usualSpacing } from '../space/arrange/spacings.ts'
import { add, cross, dot, length, scale, subtract, unit } from '../space/vector.ts'

/** Two axes in the plane of contours and the one across it. */
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

/** Points of a planar contour may lie so many mm beside their plane. */
const FLAT = 0.1

/** The axes that the first closed contour lies in; undefined: none is closed and planar. */
export function contourAxes(contours: readonly Contour[]): ContourAxes | undefined {
  for (const { points, isClosed } of contours) {
    const normal = isClosed ? newell(points) : undefined
    if (!normal) continue
    // The axis of the patient that lies most in the plane is the row, so that axial contours have the body's own axes.
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

/** The normal of a polygon, however many corners it has; undefined: it has no area. */
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
  // Clockwise or not says nothing about which way is up.
  return z < 0 ? scale(normal, -1) : normal
}

/** Contours by plane, from one end to the other. Those that aren't closed, or lie across the axes, are left out. */
export function contourPlanes(contours: readonly Contour[], axes: ContourAxes): ContourPlane[] {
  const planes = new Map<number, { x: number; y: number }[][]>()
  for (const { points, isClosed } of contours) {
    const heights = points.map((point) => dot(point, axes.normal))
    const at = heights[0] ?? 0
    if (!isClosed || points.length < 3 || heights.some((height) => Math.abs(height - at) > FLAT)) continue
    const key = [...planes.keys()].find((known) => Math.abs(known - at) <= FLAT) ?? at
    const polygon = points.map((point) => ({ x: dot(point, axes.row), y: dot(point, axes.column) }))
    planes.set(key, [...(planes.get(key) ?? []), polygon])
  }
  return [...planes].map(([at, polygons]) => ({ at, polygons })).sort((one, other) => one.at - other.at)
}

/** mm between neighbouring planes; undefined: there are no neighbours. */
export function planeStep(planes: readonly Pick<ContourPlane, 'at'>[]): number | undefined {
  const steps = planes.slice(1).map(({ at }, index) => at - (planes[index]?.at ?? at))
  const step = usualSpacing(steps)
  return step > 0 ? step : undefined
}
