import type { ImagePoint } from '../../model/Geometry.ts'
import { cross, dot, middle, minus, type Scale, scaled } from './point.ts'

const DEGREES = 180 / Math.PI

/** The angle at `vertex`, from 0 to 180 degrees. Undefined if an arm has no length. */
export function angleAt(a: ImagePoint, vertex: ImagePoint, b: ImagePoint, scale: Scale): number | undefined {
  return between(scaled(minus(a, vertex), scale), scaled(minus(b, vertex), scale))
}

type Line = readonly [ImagePoint, ImagePoint]

/**
 * Lines that are both closer than this to the line between their midpoints are no end plates, because the
 * curve would have to exceed 135°. They are axes of bones that follow one another.
 */
const AXIS_DEGREES = 22.5

/**
 * The angle between two lines, independent of the order and direction of drawing. Two undirected lines have
 * two angles, and the smaller one is wrong for a scoliosis of more than 90°. Both lines are therefore
 * directed to the same side of the line between their midpoints. For two end plates, that line lies between
 * the directions of the spine at both ends, so no curve below 90° is taken for its supplement, and no nearly
 * circular one below 135°. Directing by left and right of the image would fail for upright lines: in a lying
 * spine, and in a curve with one end tilted by more than 90°.
 *
 * The smaller angle is used where this is undefined (coinciding midpoints, a line along that direction), and
 * for axes, as in hallux valgus.
 */
export function angleOfLines(one: Line, other: Line, scale: Scale): number | undefined {
  const [a, b] = [directionOf(one, scale), directionOf(other, scale)]
  const angle = between(a, b)
  if (angle === undefined) return undefined
  const offset = scaled(minus(middle(...other), middle(...one)), scale)
  const sides = cross(offset, a) * cross(offset, b)
  if (sides === 0 || (isAlong(offset, a) && isAlong(offset, b))) return smaller(angle)
  return sides > 0 ? angle : 180 - angle
}

const smaller = (degrees: number): number => Math.min(degrees, 180 - degrees)

const isAlong = (offset: ImagePoint, line: ImagePoint): boolean =>
  smaller(between(offset, line) ?? 90) < AXIS_DEGREES

const directionOf = ([from, to]: Line, scale: Scale): ImagePoint => scaled(minus(to, from), scale)

/** The arc tangent is exact near 0 and 180 degrees, unlike the arc cosine. */
function between(a: ImagePoint, b: ImagePoint): number | undefined {
  if ((a.x === 0 && a.y === 0) || (b.x === 0 && b.y === 0)) return undefined
  return Math.atan2(Math.abs(cross(a, b)), dot(a, b)) * DEGREES
}
