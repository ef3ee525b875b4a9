import type { ImagePoint, UltrasoundRegion } from '../../model/Geometry.ts'
import { isNear } from './size.ts'

/**
 * The ultrasound region that contains all points. Regions may overlap (a color box over tissue): undefined
 * if the containing regions differ, because the file's priorities don't make a wrong choice visible.
 */
export function regionOf(
  regions: readonly UltrasoundRegion[],
  points: readonly ImagePoint[],
): UltrasoundRegion | undefined {
  if (points.length === 0) return undefined
  const holding = regions.filter((region) => isCalibrated(region) && points.every(isIn(region)))
  const [first, ...others] = holding
  return first && others.every((other) => saysTheSame(first, other)) ? first : undefined
}

/** Border pixels belong to the region, and a pixel ends one after its index. */
const isIn =
  ({ minX, minY, maxX, maxY }: UltrasoundRegion) =>
  ({ x, y }: ImagePoint): boolean =>
    x >= minX && x <= maxX + 1 && y >= minY && y <= maxY + 1

/** Graphics and text areas have neither units nor deltas, and overlap those that do. */
const isCalibrated = ({ unitX, unitY, deltaX, deltaY }: UltrasoundRegion): boolean =>
  (unitX !== 'none' || unitY !== 'none') && isDelta(deltaX) && isDelta(deltaY)

const isDelta = (delta: number): boolean => Number.isFinite(delta) && delta !== 0

const saysTheSame = (a: UltrasoundRegion, b: UltrasoundRegion): boolean =>
  a.unitX === b.unitX &&
  a.unitY === b.unitY &&
  isNear(Math.abs(a.deltaX), Math.abs(b.deltaX)) &&
  isNear(Math.abs(a.deltaY), Math.abs(b.deltaY))
