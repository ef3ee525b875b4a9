import type { Measurement } from '../model/Measurement.ts'
import type { Stack } from '../model/Stack.ts'
import { normalOf, patientPoint, planeOf } from '../space/plane/ImagePlane.ts'
import { add, scale } from '../space/vector.ts'
import type { DrawnCurve } from '../space/volume/curvedPlane.ts'

/** The line last drawn on a series or its planes, the selected one first; undefined if there is none. */
export function drawnCurve(
  items: readonly Measurement[],
  chosen: string | undefined,
  stack: Stack,
): (DrawnCurve & { measurement: Measurement }) | undefined {
  const paths = items.filter(({ tool }) => tool === 'path').flatMap((one) => curveOf(one, stack) ?? [])
  return paths.find(({ measurement }) => measurement.id === chosen) ?? paths.at(-1)
}

/** The curved picture extends behind the image on which the line was drawn. */
function curveOf(measurement: Measurement, stack: Stack) {
  const { place, points } = measurement
  if (place.on === 'plane' && place.stack === stack.id) {
    const { position, row, column } = place.geometry
    const inPatient = points.map(({ x, y }) => add(add(position, scale(row, x)), scale(column, y)))
    return { measurement, points: inPatient, down: normalOf(place.geometry) }
  }
  const frame = place.on === 'frame' ? stack.frames.find(({ id }) => id === place.frame) : undefined
  const plane = frame && planeOf(frame)
  return (
    plane && {
      measurement,
      down: normalOf(plane.geometry),
      points: points.map((point) => patientPoint(plane, point)),
    }
  )
}
