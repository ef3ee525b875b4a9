import { itemAt } from '@pandok/domain'
import type { ImagePoint } from '../../model/Geometry.ts'
import { type ImagePlane, imagePoint, normalOf, patientPoint } from '../plane/ImagePlane.ts'
import { cross, length } from '../vector.ts'

/** Planes that intersect at a smaller angle have no meaningful intersection. */
const SMALLEST_SINE = Math.sin((1 * Math.PI) / 180)

export interface ReferenceLine {
  from: ImagePoint
  to: ImagePoint
}

/**
 * The intersection of one image with another in points of `on`, clipped to both. Undefined if they don't
 * intersect, are parallel, or have no common frame of reference.
 */
export function referenceLine(on: ImagePlane, of: ImagePlane): ReferenceLine | undefined {
  if (on.frameOfReference === undefined || on.frameOfReference !== of.frameOfReference) return undefined
  if (length(cross(normalOf(on.geometry), normalOf(of.geometry))) < SMALLEST_SINE) return undefined
  const cut = cutOf(on, of)
  return cut && clip(cut, on)
}

/** The outline of `of` crosses the plane of `on` at two points, or not at all. */
function cutOf(on: ImagePlane, of: ImagePlane): ReferenceLine | undefined {
  const corners = [
    { x: 0, y: 0 },
    { x: of.columns, y: 0 },
    { x: of.columns, y: of.rows },
    { x: 0, y: of.rows },
  ].map((corner) => imagePoint(on, patientPoint(of, corner)))
  const cuts = corners.flatMap((a, index) => {
    const b = itemAt(corners, (index + 1) % corners.length)
    // A corner exactly in the plane counts for only one of its two sides.
    if (a.distance < 0 === b.distance < 0) return []
    const share = a.distance / (a.distance - b.distance)
    return [{ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }]
  })
  const [from, to] = cuts
  return from && to ? { from, to } : undefined
}

/** Liang–Barsky clipping to the image. */
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
