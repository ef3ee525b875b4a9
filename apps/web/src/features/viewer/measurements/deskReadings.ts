import {
  contextOf,
  type Measurement,
  PLANE_CALIBRATION,
  type Reading,
  readingsOf,
  slideCalibration,
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
  return readingsOf(measurement, { calibration: PLANE_CALIBRATION })
}
