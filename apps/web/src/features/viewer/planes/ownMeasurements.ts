import type { Measurement, MeasurementPlace, Stack } from '@pandok/viewer'
import type { Planes } from './createPlanes.ts'
import type { PlanePicture } from './createSlicer.ts'
import { isOnPlane } from './planePlace.ts'

type PlanePlace = Extract<MeasurementPlace, { on: 'plane' }>
export type PlaneMeasurement = Measurement & { place: PlanePlace }

/** What was measured on the plane that is seen, or so near that it can't be told apart. */
export function ownMeasurements(
  items: readonly Measurement[],
  stack: Stack,
  { read, shape }: Planes,
  { plane }: PlanePicture,
): PlaneMeasurement[] {
  const finest = Math.min(shape.columnSpacing, shape.rowSpacing, shape.sliceSpacing)
  const reach = Math.max(finest, read().crosshair.slab.thickness) / 2
  return items.filter(
    (item): item is PlaneMeasurement =>
      item.place.on === 'plane' &&
      item.place.stack === stack.id &&
      isOnPlane(item.place.geometry, plane, reach),
  )
}
