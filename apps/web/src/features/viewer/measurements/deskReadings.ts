import {
  contextOf,
  type Measurement,
  planeContext,
  planeReadingsOf,
  type Reading,
  readingsOf,
  slideCalibration,
  VALUED,
} from '@pandok/viewer'
import type { ViewerDesk } from '../desk/ViewerDesk.ts'

/** The numbers of a measurement, wherever it lies; none where its image is closed. */
export function deskReadings(desk: ViewerDesk, measurement: Measurement): Reading[] {
  const { place } = measurement
  if (place.on === 'frame') {
    const located = desk.locate(place.frame)
    if (!located) return []
    const decoded = desk.frames.get(located.frame.id)
    return readingsOf(measurement, contextOf(located.frame, measurement, { decoded }))
  }
  if (place.on === 'slide') {
    const slide = desk.slides.read().slides.find(({ id }) => id === place.slide)
    return slide ? readingsOf(measurement, { calibration: slideCalibration(slide.micronsPerPixel) }) : []
  }
  const known = cut.get(measurement)
  if (known) return known
  const stack = desk.stackOf(place.stack)
  if (!stack) return []
  const context = planeContext(measurement, place, stack, desk.frames.get)
  const readings = planeReadingsOf(measurement, context)
  // Without values they are to be asked for again, once all slices are there.
  if (context.pixels || !VALUED.has(measurement.tool)) cut.set(measurement, readings)
  return readings
}

/** Cutting takes long enough to be done once. */
const cut = new WeakMap<Measurement, Reading[]>()
