import type { ImagePoint } from '../../model/Geometry.ts'
import { cross, dot, minus, type Scale, scaled } from './point.ts'

const DEGREES = 180 / Math.PI

/** At `vertex`, from 0 to 180 degrees. Undefined where an arm has no length. */
export function angleAt(a: ImagePoint, vertex: ImagePoint, b: ImagePoint, scale: Scale): number | undefined {
  return between(scaled(minus(a, vertex), scale), scaled(minus(b, vertex), scale))
}

/** Between two lines, whichever way they were drawn: from 0 to 90 degrees. */
export function angleOfLines(
  [a, b]: readonly [ImagePoint, ImagePoint],
  [c, d]: readonly [ImagePoint, ImagePoint],
  scale: Scale,
): number | undefined {
  const angle = between(scaled(minus(b, a), scale), scaled(minus(d, c), scale))
  return angle === undefined ? undefined : Math.min(angle, 180 - angle)
}

/** The arc tangent stays exact near 0 and 180 degrees, where the arc cosine doesn't. */
function between(a: ImagePoint, b: ImagePoint): number | undefined {
  if ((a.x === 0 && a.y === 0) || (b.x === 0 && b.y === 0)) return undefined
  return Math.atan2(Math.abs(cross(a, b)), dot(a, b)) * DEGREES
}
