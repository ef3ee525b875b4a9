import type { Contour, StructuresContent } from '../model/Labels.ts'
import { type ContourPlane, contourAxes, contourPlanes, planeStep } from './contourPlanes.ts'
import { evenOddArea } from './evenOddArea.ts'

/** The limit for all outlines of a set; the largest sets drawn by hand have a tenth of it. */
const SIDES_MAX = 20_000_000

/**
 * ml of each label of a structure set: areas times the distance of planes. None for a single plane, and none
 * where outlines lie across the others, whose volume the areas would lack. What two outlines of a plane share is
 * outside: a contour within another is a hole, and one within that an island again (PS3.3 C.8.8.6.3).
 */
export function contourVolumes({ labels }: Pick<StructuresContent, 'labels'>): Map<number, number> {
  const volumes = new Map<number, number>()
  const effort = { left: SIDES_MAX }
  for (const { number, contours } of labels) {
    const axes = contourAxes(contours)
    const planes = axes ? contourPlanes(contours, axes) : []
    const step = planeStep(planes)
    if (step === undefined || !areWhole(planes, contours)) continue
    const areas = planes.map(({ polygons }) => evenOddArea(polygons, effort) ?? Number.NaN)
    const area = areas.reduce((sum, one) => sum + one, 0)
    if (!Number.isNaN(area)) volumes.set(number, (area * step) / 1000)
  }
  return volumes
}

function areWhole(planes: readonly ContourPlane[], contours: readonly Contour[]): boolean {
  const outlines = contours.filter(({ points, isClosed }) => isClosed && points.length > 2).length
  const counted = planes.reduce((sum, { polygons }) => sum + polygons.length, 0)
  return counted === outlines
}
