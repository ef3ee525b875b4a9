import { itemAt } from '@pandok/domain'
import type { ImagePoint } from '../../model/Geometry.ts'
import { cross, distance, minus, plus, type Scale, scaled, times } from './point.ts'

type Edge = readonly [ImagePoint, ImagePoint]

const edgesOf = (points: readonly ImagePoint[]): Edge[] =>
  points.map((point, index) => [point, itemAt(points, (index + 1) % points.length)])

export const perimeterOf = (points: readonly ImagePoint[], scale: Scale): number =>
  edgesOf(points).reduce((sum, [a, b]) => sum + distance(a, b, scale), 0)

/**
 * The area inside by the even-odd rule, as for the pixels that are counted. For a self-intersecting outline
 * the usual sum of cross products would give the difference of its loops.
 */
export function areaOf(points: readonly ImagePoint[], scale: Scale): number {
  const inUnits = points.map((point) => scaled(point, scale))
  const edges = edgesOf(inUnits)
  const crossings = crossingsOf(edges)
  if (crossings.length > 0) return areaOfSlabs(edges, [...inUnits, ...crossings])
  const [origin] = inUnits
  if (!origin) return 0
  // Relative to a point of the polygon, because far from the image's corner the products are large and their
  // differences lose digits.
  return Math.abs(edges.reduce((sum, [a, b]) => sum + cross(minus(a, origin), minus(b, origin)), 0)) / 2
}

/**
 * Intersections of edges that aren't neighbors. Sorted by y, each edge is compared only with the few that
 * start before it ends: an outline being drawn would have a million pairs at every move.
 */
function crossingsOf(edges: readonly Edge[]): ImagePoint[] {
  const spans = edges
    .map((edge, index) => ({
      edge,
      index,
      top: Math.min(edge[0].y, edge[1].y),
      bottom: Math.max(edge[0].y, edge[1].y),
    }))
    .sort((a, b) => a.top - b.top)
  const found: ImagePoint[] = []
  for (const [at, one] of spans.entries()) {
    for (let next = at + 1; next < spans.length; next++) {
      const other = spans[next] as typeof one
      if (other.top > one.bottom) break
      const apart = Math.abs(one.index - other.index)
      if (apart < 2 || apart === edges.length - 1) continue
      const point = crossing(one.edge, other.edge)
      if (point) found.push(point)
    }
  }
  return found
}

/** Relative to an edge's length: a point closer than this to its end counts as the end. */
const SLACK = 1e-9

/**
 * Includes touching: an outline that passes through one of its own corners intersects itself there. An extra
 * point costs time, a missing one gives the difference of two loops instead of their sum.
 */
function crossing([a, b]: Edge, [c, d]: Edge): ImagePoint | undefined {
  const [r, s] = [minus(b, a), minus(d, c)]
  const determinant = cross(r, s)
  if (determinant === 0) return cross(minus(c, a), r) === 0 ? c : undefined
  const t = cross(minus(c, a), s) / determinant
  const u = cross(minus(c, a), r) / determinant
  return isWithin(t) && isWithin(u) ? plus(a, times(r, t)) : undefined
}

const isWithin = (share: number): boolean => share > -SLACK && share < 1 + SLACK

/**
 * Between two neighboring levels no edges intersect, so there are only trapezoids, every other one inside.
 */
function areaOfSlabs(edges: readonly Edge[], corners: readonly ImagePoint[]): number {
  const levels = [...new Set(corners.map(({ y }) => y))].sort((a, b) => a - b)
  let area = 0
  for (let index = 1; index < levels.length; index++) {
    const [top, bottom] = [itemAt(levels, index - 1), itemAt(levels, index)]
    area += (bottom - top) * widthAt(edges, (top + bottom) / 2)
  }
  return area
}

function widthAt(edges: readonly Edge[], y: number): number {
  const xs = crossedAt(edges, y)
  let width = 0
  for (let index = 1; index < xs.length; index += 2) {
    width += itemAt(xs, index) - itemAt(xs, index - 1)
  }
  return width
}

function crossedAt(edges: readonly Edge[], y: number): number[] {
  const xs: number[] = []
  for (const [a, b] of edges) {
    if (a.y <= y !== b.y <= y) xs.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
  }
  return xs.sort((a, b) => a - b)
}

/** The x positions where a horizontal line enters and leaves the polygon, alternately. */
export function rowsOf(points: readonly ImagePoint[]): (y: number) => number[] {
  const edges = edgesOf(points)
  return (y) => crossedAt(edges, y)
}
