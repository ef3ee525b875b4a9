import type { ImagePoint } from '../model/Geometry.ts'
import { type ImagePlane, imagePoint, normalOf } from '../space/plane/ImagePlane.ts'
import type { Crosshair } from '../space/volume/crosshair.ts'
import { PLANE_NAMES, type PlaneName } from '../space/volume/standardAxes.ts'

export interface CrosshairLine {
  /** The plane that intersects here. */
  of: PlaneName
  /** Unit vector along the line, in image pixels. */
  along: ImagePoint
}

/** Where the other two planes intersect this one, through `at`. */
export function crosshairLines(
  { center, planes }: Crosshair,
  name: PlaneName,
  plane: ImagePlane,
): { at: ImagePoint; lines: CrosshairLine[] } {
  const at = imagePoint(plane, center)
  const own = normalOf(plane.geometry)
  const lines = PLANE_NAMES.filter((other) => other !== name).map((of) => {
    const other = normalOf({ ...planes[of], position: center })
    const direction = normalOf({ row: own, column: other, position: center })
    const [x, y, z] = [center[0] + direction[0], center[1] + direction[1], center[2] + direction[2]]
    const beside = imagePoint(plane, [x, y, z])
    const [dx, dy] = [beside.x - at.x, beside.y - at.y]
    const length = Math.hypot(dx, dy) || 1
    return { of, along: { x: dx / length, y: dy / length } }
  })
  return { at: { x: at.x, y: at.y }, lines }
}
