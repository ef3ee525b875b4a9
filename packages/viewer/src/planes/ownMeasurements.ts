import type { Measurement, MeasurementPlace } from '../model/Measurement.ts'
import type { Stack } from '../model/Stack.ts'
import type { Planes } from './createPlanes.ts'
import type { PlanePicture } from './createSlicer.ts'
import type { PlaneMeasurement, PlanePlace } from './PlaneMeasurement.ts'
import { isOnPlane } from './planePlace.ts'

/** Whether a place is on the displayed plane, or too close to be distinguished. */
export function isSeenOn(
  place: MeasurementPlace,
  stack: Stack,
  { read, shape }: Planes,
  { plane }: PlanePicture,
): place is PlanePlace {
  const finest = Math.min(shape.columnSpacing, shape.rowSpacing, shape.sliceSpacing)
  const reach = Math.max(finest, read().crosshair.slab.thickness) / 2
  return place.on === 'plane' && place.stack === stack.id && isOnPlane(place.geometry, plane, reach)
}

/** The measurements on the displayed plane. */
export const ownMeasurements = (
  items: readonly Measurement[],
  stack: Stack,
  planes: Planes,
  picture: PlanePicture,
): PlaneMeasurement[] =>
  items.filter((item): item is PlaneMeasurement => isSeenOn(item.place, stack, planes, picture))
