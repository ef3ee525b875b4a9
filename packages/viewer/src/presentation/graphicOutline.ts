import { itemAt } from '@pandok/domain'
import type { ImagePoint } from '../model/Geometry.ts'
import type { PresentationGraphic } from '../model/Presentation.ts'

type ShapeGraphic = Extract<PresentationGraphic, { kind: 'shape' }>

const ROUND_STEPS = 72
const CURVE_STEPS = 12

/** A shape as a polyline in its own units, so that it follows the image's rotation and aspect ratio. */
export function graphicOutline({ shape, points }: Pick<ShapeGraphic, 'shape' | 'points'>): ImagePoint[] {
  const [a, b, c, d] = points
  if (shape === 'circle' && a && b) {
    const radius = Math.hypot(b.x - a.x, b.y - a.y)
    return around(a, { x: radius, y: 0 }, { x: 0, y: radius })
  }
  if (shape === 'ellipse' && a && b && c && d) {
    const center = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    return around(center, half(a, b), half(c, d))
  }
  return shape === 'interpolated' ? throughAll(points) : [...points]
}

const half = (from: ImagePoint, to: ImagePoint): ImagePoint => ({
  x: (to.x - from.x) / 2,
  y: (to.y - from.y) / 2,
})

/** Closed: the last point equals the first. */
function around(center: ImagePoint, along: ImagePoint, beside: ImagePoint): ImagePoint[] {
  return Array.from({ length: ROUND_STEPS + 1 }, (_, step) => {
    const angle = ((step % ROUND_STEPS) / ROUND_STEPS) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return { x: center.x + along.x * cos + beside.x * sin, y: center.y + along.y * cos + beside.y * sin }
  })
}

/** The standard doesn't define the curve; this one (Catmull–Rom) passes through every point. */
function throughAll(points: readonly ImagePoint[]): ImagePoint[] {
  if (points.length < 3) return [...points]
  const at = (index: number) => itemAt(points, Math.min(Math.max(index, 0), points.length - 1))
  const curve = points.slice(0, -1).flatMap((_, index) =>
    Array.from({ length: CURVE_STEPS }, (__, step) => {
      const t = step / CURVE_STEPS
      const four = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const
      return { x: between(four.map(({ x }) => x) as Four, t), y: between(four.map(({ y }) => y) as Four, t) }
    }),
  )
  return [...curve, at(points.length - 1)]
}

type Four = [number, number, number, number]

const between = ([p, q, r, s]: Four, t: number): number =>
  q + (t / 2) * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))
