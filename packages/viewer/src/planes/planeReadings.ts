import { PLANE_CALIBRATION } from '../measure/calibration/otherCalibrations.ts'
import { samplerOf } from '../measure/reading/samplerOf.ts'
import type { PlaneGeometry } from '../model/Geometry.ts'
import type { Measurement, Reading } from '../model/Measurement.ts'
import type { PlanePicture } from './createSlicer.ts'
import { pixelsOf } from './planePlace.ts'
import { planeReadingsOf, VALUED } from './planeValues.ts'

/** The readings of a measurement on a plane, including values if the plane is shown in full resolution. */
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
