import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import { createVolume, type Volume } from '../volume/createVolume.ts'
import { createCrosshair, crosshairPlane, rotateCrosshair } from '../volume/crosshair.ts'
import { reslice } from '../volume/reslice.ts'
import { PLANE_NAMES } from '../volume/standardAxes.ts'
import { makeSlices } from './makeInstance.ts'
import { shapeOf, stackOf } from './makeVolume.ts'

const [SIDE, SLICES] = [512, 300]

/** A CT of 300 slices, 1 mm apart, whose values are noise: nothing of it is found in a cache by luck. */
async function makeNoise(): Promise<Volume> {
  const options = () => ({ spacing: [0.7, 0.7] as const, format: { rows: SIDE, columns: SIDE } })
  const shape = shapeOf(await stackOf(makeSlices(SLICES, (slice) => slice, options)))
  const decoded = shape.frames.map((_, slice): DecodedFrame => {
    const values = new Int16Array(SIDE * SIDE)
    for (let at = 0; at < values.length; at++) values[at] = Math.imul(at + slice, 2_654_435_761) >>> 20
    return { rows: SIDE, columns: SIDE, samples: 1, values, min: 0, max: 4095 }
  })
  return createVolume(shape, decoded)
}

/** Milliseconds of the processor for each plane of a slab, the best of some rounds. For the benchmark. */
export async function measureSlabs(thickness: number, rounds: number) {
  const volume = await makeNoise()
  const straight = createCrosshair(volume.shape)
  const oblique = rotateCrosshair(rotateCrosshair(straight, 'axial', 25), 'coronal', 17)
  return Object.entries({ straight, oblique }).flatMap(([turned, crosshair]) =>
    PLANE_NAMES.map((name) => {
      const plane = crosshairPlane(crosshair, volume.shape, name)
      const times = Array.from({ length: rounds }, () => {
        // Time of this process alone: neighbours make a clock on the wall tell of them.
        const begun = process.cpuUsage()
        reslice(volume, plane, { thickness, mode: 'max' })
        return process.cpuUsage(begun).user / 1000
      })
      return { turned, plane: name, size: `${plane.columns} × ${plane.rows}`, best: Math.min(...times) }
    }),
  )
}
