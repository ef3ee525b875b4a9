import type { Contour, StructuresContent } from '../model/Labels.ts'
import { type ContourPlane, contourAxes, contourPlanes, planeStep } from './contourPlanes.ts'
import { crossings, type Polygon } from './crossings.ts'

/** On one plane; each is compared with each, and no structure has so many. */
const OUTLINES_MAX = 2000

/** A share of the width. */
const JUST_INSIDE = 1e-6

/**
 * ml of each label of a structure set: areas times the distance of planes. None for a single plane, and none
 * where outlines lie across the others, whose volume the areas would lack.
 */
export function contourVolumes({ labels }: Pick<StructuresContent, 'labels'>): Map<number, number> {
  const volumes = new Map<number, number>()
  for (const { number, contours } of labels) {
    const axes = contourAxes(contours)
    const planes = axes ? contourPlanes(contours, axes) : []
    const step = planeStep(planes)
    if (step === undefined || !areWhole(planes, contours)) continue
    const area = planes.reduce((sum, plane) => sum + areaOf(plane), 0)
    volumes.set(number, (area * step) / 1000)
  }
  return volumes
}

function areWhole(planes: readonly ContourPlane[], contours: readonly Contour[]): boolean {
  const outlines = contours.filter(({ points, isClosed }) => isClosed && points.length > 2).length
  const counted = planes.reduce((sum, { polygons }) => sum + polygons.length, 0)
  return counted === outlines && planes.every(({ polygons }) => polygons.length <= OUTLINES_MAX)
}

/** A contour within another is a hole, and one within that an island again (PS3.3 C.8.8.6.3). */
function areaOf({ polygons }: ContourPlane): number {
  return polygons.reduce((sum, polygon, index) => {
    const inner = pointIn(polygon)
    const around = polygons.filter((other, at) => at !== index && inner && isIn(other, inner)).length
    return sum + (around % 2 === 0 ? 1 : -1) * shoelace(polygon)
  }, 0)
}

function shoelace(polygon: Polygon): number {
  const twice = polygon.reduce((sum, { x, y }, index) => {
    const next = polygon[(index + 1) % polygon.length]
    return next ? sum + x * next.y - next.x * y : sum
  }, 0)
  return Math.abs(twice) / 2
}

/**
 * A point just inside the outline: corners may lie on the outline of a neighbour, and the middle in a hole.
 * Undefined without an area.
 */
function pointIn(polygon: Polygon): { x: number; y: number } | undefined {
  const heights = [...new Set(polygon.map(({ y }) => y))].sort((a, b) => a - b)
  const at = Math.floor((heights.length - 1) / 2)
  const [low, high] = [heights[at], heights[at + 1]]
  if (low === undefined || high === undefined) return undefined
  const y = (low + high) / 2
  const [from, to] = crossings([polygon], y)
  return from === undefined || to === undefined ? undefined : { x: from + (to - from) * JUST_INSIDE, y }
}

const isIn = (polygon: Polygon, { x, y }: { x: number; y: number }): boolean =>
  crossings([polygon], y).filter((crossing) => x < crossing).length % 2 === 1
