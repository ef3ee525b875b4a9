import {
  type Measurement,
  PLANE_CALIBRATION,
  type PlaneGeometry,
  type Reading,
  samplerOf,
} from '@pandok/viewer'
import { planeReadingsOf, VALUED } from '../measurements/planeValues.ts'
import type { PlanePicture } from './createSlicer.ts'
import { pixelsOf } from './planePlace.ts'

/** What a measurement on a plane yields; its values as well, where the plane is seen in full. */
export function planeReadings(
  measurement: Pick<Measurement, 'tool' | 'points'>,
  geometry: PlaneGeometry,
  picture?: PlanePicture,
): Reading[] {
  const { tool, points } = measurement
  if (!picture || picture.isCoarse || !VALUED.has(tool))
    return planeReadingsOf(measurement, { calibration: PLANE_CALIBRATION })
  const { plane, frame, decoded } = picture
  const [y, x] = plane.spacing
  return planeReadingsOf(
    { tool, points: pixelsOf(geometry, plane, points) },
    { calibration: { ...PLANE_CALIBRATION, x, y }, pixels: samplerOf(decoded, frame) },
  )
}
