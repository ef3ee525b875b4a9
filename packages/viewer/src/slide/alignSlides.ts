import type { ImagePoint } from '../model/Geometry.ts'
import type { SlidePlacement } from './SlidePlacement.ts'

/** Maps pixels of one slide to another: rotation, scale and translation. */
export interface Alignment {
  scale: number
  /** Degrees clockwise. */
  rotation: number
  shift: ImagePoint
  /** The residual of the points in pixels of the second slide (root mean square). */
  error: number
}

const FEWEST = 3

/**
 * The rotation, scale and translation that best align points of two slides (least squares; Umeyama 1991). It
 * needs at least three pairs that don't coincide; undefined otherwise.
 */
export function alignSlides(from: readonly ImagePoint[], to: readonly ImagePoint[]): Alignment | undefined {
  const count = Math.min(from.length, to.length)
  if (count < FEWEST) return undefined
  const [a, b] = [from.slice(0, count), to.slice(0, count)]
  const [ca, cb] = [centerOf(a), centerOf(b)]
  let [along, across, spread] = [0, 0, 0]
  a.forEach((point, index) => {
    const [ax, ay] = [point.x - ca.x, point.y - ca.y]
    const [bx, by] = [(b[index]?.x ?? 0) - cb.x, (b[index]?.y ?? 0) - cb.y]
    along += ax * bx + ay * by
    across += ax * by - ay * bx
    spread += ax * ax + ay * ay
  })
  const size = Math.hypot(along, across)
  if (!(spread > 0 && size > 0)) return undefined
  const scale = size / spread
  const rotation = (Math.atan2(across, along) * 180) / Math.PI
  const bare = { scale, rotation, shift: { x: 0, y: 0 }, error: 0 }
  const moved = alignedPoint(bare, ca)
  const alignment = { ...bare, shift: { x: cb.x - moved.x, y: cb.y - moved.y } }
  const squares = a.map((point, index) => {
    const there = alignedPoint(alignment, point)
    return (there.x - (b[index]?.x ?? 0)) ** 2 + (there.y - (b[index]?.y ?? 0)) ** 2
  })
  return { ...alignment, error: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / count) }
}

export function alignedPoint({ scale, rotation, shift }: Alignment, { x, y }: ImagePoint): ImagePoint {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return { x: cos * x - sin * y + shift.x, y: sin * x + cos * y + shift.y }
}

/** The placement of the second slide at which its tissue matches the first on the screen. */
export const alignedPlacement = (alignment: Alignment, first: SlidePlacement): SlidePlacement => ({
  center: alignedPoint(alignment, first.center),
  scale: first.scale / alignment.scale,
  rotation: (((first.rotation - alignment.rotation) % 360) + 360) % 360,
})

const centerOf = (points: readonly ImagePoint[]): ImagePoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
