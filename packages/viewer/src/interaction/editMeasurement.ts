import type { Measurements } from '../measure/store/createMeasurements.ts'
import { hit } from '../measure/tools/hit.ts'
import { moved } from '../measure/tools/moved.ts'
import { type PointerInput, reachOf } from './PointerInput.ts'
import type { Drag, SurfaceView } from './Surface.ts'

/** Drags the measurement or handle under the pointer; undefined if there is none. */
export function editMeasurement(
  measurements: Measurements,
  view: SurfaceView,
  input: PointerInput,
): Drag | undefined {
  const found = under(measurements, view, input)
  if (!found) return undefined
  const { measurement, handle } = found
  const { id, points } = measurement
  const gesture = `drag ${input.timeStamp}`
  const start = view.pointOn(measurement, input)
  measurements.choose(id)
  return {
    move(to) {
      const end = view.pointOn(measurement, to)
      const delta = { x: end.x - start.x, y: end.y - start.y }
      measurements.change(id, moved(measurement, handle, delta, view.scaleOf(measurement)), gesture)
    },
    undo: () => measurements.change(id, points, gesture),
  }
}

function under(measurements: Measurements, view: SurfaceView, input: PointerInput) {
  const { items, chosen } = measurements.read()
  const tolerance = view.tolerance(reachOf(input))
  // The selected one is on top, then the newest.
  const ordered = [...view.own(items)]
    .reverse()
    .sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
  for (const measurement of ordered) {
    const found = hit(measurement, view.pointOn(measurement, input), tolerance)
    if (found) return { measurement, handle: found.kind === 'handle' ? found.index : ('all' as const) }
  }
  return undefined
}
