import type { ImagePoint, UltrasoundRegion } from '../../model/Geometry.ts'
import type { Calibration } from '../../model/Measurement.ts'
import { regionOf } from './regionOf.ts'

/** Only where both axes are lengths: a slanted line in seconds and centimeters has no length. */
export function regionCalibration(
  regions: readonly UltrasoundRegion[],
  points: readonly ImagePoint[],
): Calibration | undefined {
  const region = regionOf(regions, points)
  if (region?.unitX !== 'cm' || region.unitY !== 'cm') return undefined
  return {
    x: Math.abs(region.deltaX) * 10,
    y: Math.abs(region.deltaY) * 10,
    unit: 'mm',
    source: 'region',
  }
}
