import type { ImagePoint } from '../../model/Geometry.ts'
import type { MeasurementPlace, MeasurementTool } from '../../model/Measurement.ts'
import { COBB_ANGLE, LONG_AXIS, QUANTITY_CODES } from './codes.ts'

/** A shape with its image. */
export interface ReportedShape {
  type: string
  points: readonly ImagePoint[]
  sopInstance: string
  frame: number | undefined
  /** Set for points in the patient that lie on no image, in mm from the position of a plane through a volume. */
  plane?: PlanePlace
  /** True if points are counted within a tile rather than over the whole slide. */
  isInTile?: true
}

export type PlanePlace = Pick<Extract<MeasurementPlace, { on: 'plane' }>, 'stack' | 'geometry'>

export interface ReportedGroup {
  regions: readonly ReportedShape[]
  /** The shapes from which the values and texts were inferred, in order. */
  inferred: readonly ReportedShape[]
  concepts: readonly string[]
  hasText: boolean
}

interface Found {
  tool: MeasurementTool
  points: readonly ImagePoint[]
}

/** The tools that draw the shapes of a group: one for each region, or else one for all inferred shapes together. */
export function toolsOf(group: ReportedGroup): (Found & Omit<ReportedShape, 'type' | 'points'>)[] {
  const on = ({ type: _, points: __, ...where }: ReportedShape, found: Found | undefined) =>
    found ? [{ ...found, ...where }] : []
  const [shape, second] = group.inferred
  if (group.regions.length > 0 || !shape) return group.regions.flatMap((region) => on(region, areaOf(region)))
  return on(shape, inferredOf(group, shape, second))
}

function inferredOf(
  { concepts, hasText }: ReportedGroup,
  shape: ReportedShape,
  second: ReportedShape | undefined,
): Found | undefined {
  const has = (code: readonly string[] | undefined) =>
    code !== undefined && concepts.includes(code[0] as string)
  const lines = [...shape.points, ...(second?.points ?? [])]
  const pair = has(LONG_AXIS)
    ? 'bidirectional'
    : has(COBB_ANGLE)
      ? 'cobb'
      : has(QUANTITY_CODES.ratio)
        ? 'ratio'
        : undefined
  if (pair && lines.length === 4) return { tool: pair, points: lines }
  const { points } = shape
  if (points.length === 0) return undefined
  if (has(QUANTITY_CODES.count)) return { tool: 'counter', points }
  if (has(QUANTITY_CODES.angle)) return angleOf(points)
  if (isOutline(shape)) return areaOf(shape)
  if (concepts.length === 0 && hasText) return { tool: points.length > 1 ? 'arrow' : 'text', points }
  if (points.length > 2) return { tool: 'path', points }
  return points.length > 1 ? { tool: 'length', points } : { tool: 'probe', points }
}

/** Some programs write both legs of an angle with the point where they meet, others each with two points of its own. */
function angleOf(points: readonly ImagePoint[]): Found | undefined {
  const [a, b, c, d] = points
  if (!d) return points.length === 3 ? { tool: 'angle', points } : undefined
  const isMeeting = b?.x === c?.x && b?.y === c?.y
  if (a && b && isMeeting) return { tool: 'angle', points: [a, b, d] }
  return points.length === 4 ? { tool: 'cobb', points } : undefined
}

/** An area may also be inferred from its outline, which is then no path. */
function isOutline({ type, points }: ReportedShape): boolean {
  const [first, last] = [points[0], points.at(-1)]
  const isClosed = points.length > 3 && first?.x === last?.x && first?.y === last?.y
  return type === 'ELLIPSE' || type === 'CIRCLE' || type === 'POLYGON' || isClosed
}

function areaOf({ type, points }: ReportedShape): Found | undefined {
  const [a, b, c, d] = points
  if (type === 'ELLIPSE' && a && b && c && d) return ellipseOf([a, b, c, d])
  if (type === 'CIRCLE') return a && b && circleOf(a, b)
  if (type === 'POINT') return a && { tool: 'probe', points: [a] }
  if (type === 'MULTIPOINT') return a && { tool: 'counter', points }
  const last = points.at(-1)
  // An outline has to be closed by its first point (PS3.3 C.18.6.1.2); some programs leave that to the reader.
  const isClosed = points.length > 1 && last?.x === a?.x && last?.y === a?.y
  const ring = isClosed ? points.slice(0, -1) : points
  if (ring.length < 3) return undefined
  const isBox = ring.length === 4 && a && b && c && d && isUpright([a, b, c, d])
  return isBox ? { tool: 'rectangle', points: [a, c] } : { tool: 'freehand', points: ring }
}

/** SR gives a circle by its center and a point on it. */
function circleOf(center: ImagePoint, { x, y }: ImagePoint): Found {
  const radius = Math.hypot(x - center.x, y - center.y)
  const corner = (sign: number) => ({ x: center.x + sign * radius, y: center.y + sign * radius })
  return { tool: 'ellipse', points: [corner(-1), corner(1)] }
}

/** Our ellipses are axis-aligned; a rotated one is converted to its outline. */
function ellipseOf(ends: readonly ImagePoint[]): Found {
  const [xs, ys] = [ends.map(({ x }) => x), ends.map(({ y }) => y)]
  const [a, b, c, d] = ends as [ImagePoint, ImagePoint, ImagePoint, ImagePoint]
  const isSlanted = Math.min(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) > 0.01
  if (isSlanted) return { tool: 'freehand', points: around(a, b, c, d) }
  return {
    tool: 'ellipse',
    points: [
      { x: Math.min(...xs), y: Math.min(...ys) },
      { x: Math.max(...xs), y: Math.max(...ys) },
    ],
  }
}

const STEPS = 72

function around(a: ImagePoint, b: ImagePoint, c: ImagePoint, d: ImagePoint): ImagePoint[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI
    const [along, beside] = [Math.cos(angle) / 2, Math.sin(angle) / 2]
    return {
      x: (a.x + b.x) / 2 + (b.x - a.x) * along + (d.x - c.x) * beside,
      y: (a.y + b.y) / 2 + (b.y - a.y) * along + (d.y - c.y) * beside,
    }
  })
}

/** Pixels or mm by which sides may lean: points in the patient come back from seven digits. */
const LEANING = 1e-3

function isUpright([a, b, c, d]: readonly [ImagePoint, ImagePoint, ImagePoint, ImagePoint]): boolean {
  const isLine = (one: number, other: number) => Math.abs(one - other) <= LEANING
  return (
    (isLine(a.y, b.y) && isLine(b.x, c.x) && isLine(c.y, d.y) && isLine(d.x, a.x)) ||
    (isLine(a.x, b.x) && isLine(b.y, c.y) && isLine(c.x, d.x) && isLine(d.y, a.y))
  )
}
