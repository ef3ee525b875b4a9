import type { StructuresContent } from '../model/Labels.ts'
import { type ContourPlane, contourAxes, contourPlanes, planeStep } from './contourPlanes.ts'

/** ml of each label of a structure set: areas times the distance of planes. None for a single plane. */
export function contourVolumes({ labels }: Pick<StructuresContent, 'labels'>): Map<number, number> {
  const volumes = new Map<number, number>()
  for (const { number, contours } of labels) {
    const axes = contourAxes(contours)
    const planes = axes ? contourPlanes(contours, axes) : []
    const step = planeStep(planes)
    if (step === undefined) continue
    const area = planes.reduce((sum, plane) => sum + areaOf(plane), 0)
    volumes.set(number, (area * step) / 1000)
  }
  return volumes
}

/** A contour within another is a hole, and one within that an island again (PS3.3 C.8.8.6.3). */
function areaOf({ polygons }: ContourPlane): number {
  return polygons.reduce((sum, polygon, index) => {
    const [first] = polygon
    const around = polygons.filter((other, at) => at !== index && first && isIn(other, first)).length
    return sum + (around % 2 === 0 ? 1 : -1) * shoelace(polygon)
  }, 0)
}

type Polygon = ContourPlane['polygons'][number]

function shoelace(polygon: Polygon): number {
  const twice = polygon.reduce((sum, { x, y }, index) => {
    const next = polygon[(index + 1) % polygon.length]
    return next ? sum + x * next.y - next.x * y : sum
  }, 0)
  return Math.abs(twice) / 2
}

function isIn(polygon: Polygon, { x, y }: { x: number; y: number }): boolean {
  let isInside = false
  for (const [index, a] of polygon.entries()) {
    const b = polygon[(index + 1) % polygon.length]
    if (b && a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isInside = !isInside
  }
  return isInside
}
