import type { ImagePoint, Measurement } from '@pandok/viewer'
import type { ViewerDesk } from '../desk/ViewerDesk.ts'

/** Brings a measurement to the eye, on whatever image it lies; false: that image is closed. */
export function showMeasurement(desk: ViewerDesk, measurement: Measurement): boolean {
  const { place } = measurement
  desk.measurements.choose(measurement.id)
  if (place.on === 'frame') {
    const located = desk.locate(place.frame)
    if (located) desk.session.showFrameOf(located.stack.id, located.frame.id)
    return located !== undefined
  }
  if (place.on === 'slide') {
    desk.slides.goTo(place.slide, { center: middleOf(measurement.points) })
    return desk.slides.read().shown.includes(place.slide)
  }
  if (!desk.stackOf(place.stack)) return false
  desk.planeWish.make(place)
  return true
}

function middleOf(points: readonly ImagePoint[]): ImagePoint {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / Math.max(points.length, 1), y: sum.y / Math.max(points.length, 1) }
}
