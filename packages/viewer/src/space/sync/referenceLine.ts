import type { ImagePoint } from '../../model/Geometry.ts'
import { type ImagePlane, imagePoint, normalOf, patientPoint } from '../plane/ImagePlane.ts'
import { cross, length } from '../vector.ts'

/** Planes that meet at a lesser angle meet nowhere in particular. */
const SMALLEST_SINE = Math.sin((1 * Math.PI) / 180)

export interface ReferenceLine {
  from: ImagePoint
  to: ImagePoint
}

/**
 * Where one image cuts another, in points of `on`: as long as both are there. Undefined where they don't meet, lie
 * parallel, or have no common frame of reference.
 */
export function referenceLine(on: ImagePlane, of: ImagePlane): ReferenceLine | undefined {
  if (on.frameOfReference === undefined || on.frameOfReference !== of.frameOfReference) return undefined
  if (length(cross(normalOf(on.geometry), normalOf(of.geometry))) < SMALLEST_SINE) return undefined
  const cut = cutOf(on, of)
  return cut && clip(cut, on)
}

/** The outline of `of` passes through the plane of `on` at two points, or not at all. */
function cutOf(on: ImagePlane, of: ImagePlane): ReferenceLine | undefined {
  const corners = [
    { x: 0, y: 0 },
    { x: of.columns, y: 0 },
    { x: of.columns, y: of.rows },
    { x: 0, y: of.rows },
  ].map((corner) => imagePoint(on, patientPoint(of, corner)))
  const cuts = corners.flatMap((a, index) => {
    const b = corners[(index + 1) % corners.length] as typeof a
    // A corner in the very plane belongs to one of its two sides only.
    if (a.distance < 0 === b.distance < 0) return []
    const share = a.distance / (a.distance - b.distance)
    return [{ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }]
  })
  const [from, to] = cuts
  return from && to ? { from, to } : undefined
}

/** Liang and Barsky: what lies within the image. */
function clip({ from, to }: ReferenceLine, { columns, rows }: ImagePlane): ReferenceLine | undefined {
  const dx = to.x - from.x
  const dy = to.y - from.y
  let start = 0
  let end = 1
  const sides = [
    [-dx, from.x],
    [dx, columns - from.x],
    [-dy, from.y],
    [dy, rows - from.y],
  ] as const
  for (const [direction, room] of sides) {
    if (direction === 0 && room < 0) return undefined
    if (direction < 0) start = Math.max(start, room / direction)
    if (direction > 0) end = Math.min(end, room / direction)
  }
  if (!(start < end)) return undefined
  const at = (share: number) => ({ x: from.x + dx * share, y: from.y + dy * share })
  return { from: at(start), to: at(end) }
}
