import { slideCalibration } from '../measure/calibration/otherCalibrations.ts'
import { contextOf } from '../measure/reading/contextOf.ts'
import { readingsOf } from '../measure/reading/readingsOf.ts'
import type { Measurement, Reading } from '../model/Measurement.ts'
import { planeContext, planeReadingsOf, VALUED } from '../planes/planeValues.ts'
import type { Viewer } from '../viewer/Viewer.ts'

/** The readings of a measurement on any kind of image; empty if its image is closed. */
export function measurementReadings(viewer: Viewer, measurement: Measurement): Reading[] {
  const { place } = measurement
  if (place.on === 'frame') {
    const located = viewer.locate(place.frame)
    if (!located) return []
    const decoded = viewer.frames.get(located.frame.id)
    return readingsOf(measurement, contextOf(located.frame, measurement, { decoded }))
  }
  if (place.on === 'slide') {
    const slide = viewer.slides.read().slides.find(({ id }) => id === place.slide)
    return slide ? readingsOf(measurement, { calibration: slideCalibration(slide.micronsPerPixel) }) : []
  }
  const known = cut.get(measurement)
  if (known) return known
  const stack = viewer.stackOf(place.stack)
  if (!stack) return []
  const context = planeContext(measurement, place, stack, viewer.frames.get)
  const readings = planeReadingsOf(measurement, context)
  // Readings without values aren't cached, because they have to be computed again once all slices have
  // loaded.
  if (context.pixels || !VALUED.has(measurement.tool)) cut.set(measurement, readings)
  return readings
}

/** Cached, because resampling is slow. */
const cut = new WeakMap<Measurement, Reading[]>()
