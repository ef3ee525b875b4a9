import type { ImagePoint } from '../model/Geometry.ts'
import type { Measurement } from '../model/Measurement.ts'
import type { Viewer } from '../viewer/Viewer.ts'

/** Shows a measurement on whatever image it lies; returns false if that image is closed. */
export function showMeasurement(viewer: Viewer, measurement: Measurement): boolean {
  const { place } = measurement
  viewer.measurements.choose(measurement.id)
  if (place.on === 'frame') {
    const located = viewer.locate(place.frame)
    if (located) viewer.session.showFrameOf(located.stack.id, located.frame.id)
    return located !== undefined
  }
  if (place.on === 'slide') {
    viewer.slides.goTo(place.slide, { center: middleOf(measurement.points) })
    return viewer.slides.read().shown.includes(place.slide)
  }
  return viewer.multiplanar.showPlace(place)
}

function middleOf(points: readonly ImagePoint[]): ImagePoint {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / Math.max(points.length, 1), y: sum.y / Math.max(points.length, 1) }
}
