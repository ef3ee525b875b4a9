import type { ImagePoint } from '../../model/Geometry.ts'
import { cross, dot, minus, plus, type Scale, scaled, times, unscaled } from '../geometry/point.ts'

export type Axes = readonly [ImagePoint, ImagePoint, ImagePoint, ImagePoint]

/**
 * A point relative to a line: the position along it (0 at its start, 1 at its end) and the signed distance
 * from it, in true lengths.
 */
interface Seen {
  along: number
  beside: number
}

/** Undefined for a line without length. Angles are right in the patient, not on non-square pixels. */
function lineOf(a: ImagePoint, b: ImagePoint, scale: Scale) {
  const [start, direction] = [scaled(a, scale), scaled(minus(b, a), scale)]
  const square = dot(direction, direction)
  if (square === 0) return undefined
  const normal = times({ x: -direction.y, y: direction.x }, 1 / Math.sqrt(square))
  return {
    see(point: ImagePoint): Seen {
      const from = minus(scaled(point, scale), start)
      return { along: dot(from, direction) / square, beside: cross(direction, from) / Math.sqrt(square) }
    },
    place: ({ along, beside }: Seen): ImagePoint =>
      unscaled(plus(plus(start, times(direction, along)), times(normal, beside)), scale),
  }
}

/** Where the short axis may start: beside the long one, not beyond its ends. */
export function besideAxis(a: ImagePoint, b: ImagePoint, target: ImagePoint, scale: Scale): ImagePoint {
  const line = lineOf(a, b, scale)
  if (!line) return target
  const { along, beside } = line.see(target)
  return along >= 0 && along <= 1 ? target : line.place({ along: Math.min(1, Math.max(0, along)), beside })
}

/**
 * The second end of the short axis: at the requested distance from the long axis, perpendicular to it from
 * the first end.
 */
export function squareEnd(a: ImagePoint, b: ImagePoint, c: ImagePoint, target: ImagePoint, scale: Scale) {
  const line = lineOf(a, b, scale)
  return line ? line.place({ along: line.see(c).along, beside: line.see(target).beside }) : target
}

/**
 * Moves the ends of the long axis; the short one follows with the same length and relative position, still
 * perpendicular.
 */
export function rotateAxes([a, b, c, d]: Axes, newA: ImagePoint, newB: ImagePoint, scale: Scale): Axes {
  const [before, after] = [lineOf(a, b, scale), lineOf(newA, newB, scale)]
  if (!before || !after) return [newA, newB, c, d]
  return [newA, newB, after.place(before.see(c)), after.place(before.see(d))]
}

/** Moves one end of the short axis; the other follows along the long axis, within its ends. */
export function shiftShortAxis([a, b, c, d]: Axes, end: 2 | 3, target: ImagePoint, scale: Scale): Axes {
  const line = lineOf(a, b, scale)
  if (!line) return end === 2 ? [a, b, target, d] : [a, b, c, target]
  const seen = line.see(target)
  const along = Math.min(1, Math.max(0, seen.along))
  const taken = line.place({ along, beside: seen.beside })
  const other = line.place({ along, beside: line.see(end === 2 ? d : c).beside })
  return end === 2 ? [a, b, taken, other] : [a, b, other, taken]
}
