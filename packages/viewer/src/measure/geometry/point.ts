import type { ImagePoint } from '../../model/Geometry.ts'

/** The size of one coordinate step in each direction: a calibration, or a tolerance. */
export interface Scale {
  x: number
  y: number
}

export const SQUARE: Scale = { x: 1, y: 1 }

/** Lengths and angles are correct only if both directions have the same unit. */
export const scaled = (point: ImagePoint, scale: Scale): ImagePoint => ({
  x: point.x * scale.x,
  y: point.y * scale.y,
})

export const unscaled = (point: ImagePoint, scale: Scale): ImagePoint => ({
  x: point.x / scale.x,
  y: point.y / scale.y,
})

export const plus = (a: ImagePoint, b: ImagePoint): ImagePoint => ({ x: a.x + b.x, y: a.y + b.y })
export const minus = (a: ImagePoint, b: ImagePoint): ImagePoint => ({ x: a.x - b.x, y: a.y - b.y })
export const times = (a: ImagePoint, factor: number): ImagePoint => ({ x: a.x * factor, y: a.y * factor })
export const dot = (a: ImagePoint, b: ImagePoint): number => a.x * b.x + a.y * b.y
export const cross = (a: ImagePoint, b: ImagePoint): number => a.x * b.y - a.y * b.x
export const middle = (a: ImagePoint, b: ImagePoint): ImagePoint => times(plus(a, b), 0.5)

export const distance = (a: ImagePoint, b: ImagePoint, scale: Scale = SQUARE): number =>
  Math.hypot((b.x - a.x) * scale.x, (b.y - a.y) * scale.y)

/** The distance from `point` to the segment from `a` to `b`. */
export function distanceToSegment(point: ImagePoint, a: ImagePoint, b: ImagePoint): number {
  const along = minus(b, a)
  const square = dot(along, along)
  const part = square === 0 ? 0 : Math.min(1, Math.max(0, dot(minus(point, a), along) / square))
  return distance(point, plus(a, times(along, part)))
}
