import type { ImagePoint } from '../../model/Geometry.ts'
import { cross, dot, middle, minus, type Scale, scaled } from './point.ts'

const DEGREES = 180 / Math.PI

/** At `vertex`, from 0 to 180 degrees. Undefined where an arm has no length. */
export function angleAt(a: ImagePoint, vertex: ImagePoint, b: ImagePoint, scale: Scale): number | undefined {
  return between(scaled(minus(a, vertex), scale), scaled(minus(b, vertex), scale))
}

type Line = readonly [ImagePoint, ImagePoint]

/**
 * Lines that both lie nearer than this to the way between their middles are no end plates: a curve would have to be wider
 * than 135°. They are axes of bones that follow one another end to end.
 */
const AXIS_DEGREES = 22.5

/**
 * Between two lines, whichever of them was drawn first and whichever way. Two lines without a
 * direction have two angles, and the smaller one is wrong for a scoliosis of more than 90°. So both are taken to go to
 * the same side of the way from the middle of one to the middle of the other. Between two end plates that way lies
 * between the directions of the spine at its two ends, so no curve below 90° is ever taken for its supplement, and none
 * that is even nearly round below 135°. Left and right of the image would fail where a line stands upright: in a spine
 * that lies, and in a curve whose one end is tilted further than 90°.
 *
 * The smaller angle where that says nothing (middles in one place, a line along that very way), and of axes, as a hallux
 * valgus is measured.
 */
export function angleOfLines(one: Line, other: Line, scale: Scale): number | undefined {
  const [a, b] = [directionOf(one, scale), directionOf(other, scale)]
  const angle = between(a, b)
  if (angle === undefined) return undefined
  const way = scaled(minus(middle(...other), middle(...one)), scale)
  const sides = cross(way, a) * cross(way, b)
  if (sides === 0 || (isAlong(way, a) && isAlong(way, b))) return smaller(angle)
  return sides > 0 ? angle : 180 - angle
}

const smaller = (degrees: number): number => Math.min(degrees, 180 - degrees)

const isAlong = (way: ImagePoint, line: ImagePoint): boolean =>
  smaller(between(way, line) ?? 90) < AXIS_DEGREES

const directionOf = ([from, to]: Line, scale: Scale): ImagePoint => scaled(minus(to, from), scale)

/** The arc tangent stays exact near 0 and 180 degrees, where the arc cosine doesn't. */
function between(a: ImagePoint, b: ImagePoint): number | undefined {
  if ((a.x === 0 && a.y === 0) || (b.x === 0 && b.y === 0)) return undefined
  return Math.atan2(Math.abs(cross(a, b)), dot(a, b)) * DEGREES
}
