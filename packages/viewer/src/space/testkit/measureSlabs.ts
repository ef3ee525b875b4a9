import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import { createVolume, type Volume } from '../volume/createVolume.ts'
import { createCrosshair, crosshairPlane, rotateCrosshair } from '../volume/crosshair.ts'
import { reslice } from '../volume/reslice.ts'
import { PLANE_NAMES } from '../volume/standardAxes.ts'
import { makeSlices } from './makeInstance.ts'
import { shapeOf, stackOf } from './makeVolume.ts'

const [SIDE, SLICES] = [512, 300]
const PADDING = -2000

/**
 * A CT of 300 slices, 1 mm apart, whose values are noise: nothing of it is found in a cache by luck. Padded, it has no data
 * outside of the scanner's circle.
 */
async function makeNoise(isPadded: boolean): Promise<Volume> {
  const options = () => ({
    ...{ spacing: [0.7, 0.7] as const, format: { rows: SIDE, columns: SIDE } },
    ...(isPadded && { padding: { from: PADDING, to: PADDING } }),
  })
  const shape = shapeOf(await stackOf(makeSlices(SLICES, (slice) => slice, options)))
  const decoded = shape.frames.map((_, slice): DecodedFrame => {
    const values = new Int16Array(SIDE * SIDE)
    for (let at = 0; at < values.length; at++) {
      const isOutside = Math.hypot((at % SIDE) - SIDE / 2, Math.floor(at / SIDE) - SIDE / 2) > SIDE / 2
      values[at] = isPadded && isOutside ? PADDING : Math.imul(at + slice, 2_654_435_761) >>> 20
    }
    return { rows: SIDE, columns: SIDE, samples: 1, values, min: 0, max: 4095 }
  })
  return createVolume(shape, decoded)
}

/** Milliseconds of the processor for each plane of a slab, the best of some rounds. For the benchmark. */
export async function measureSlabs(thickness: number, rounds: number) {
  const volumes = [await makeNoise(false), await makeNoise(true)] as const
  return volumes.flatMap((volume, index) =>
    measureVolume(volume, thickness, rounds).map((row) => ({ padded: index === 1, ...row })),
  )
}

function measureVolume(volume: Volume, thickness: number, rounds: number) {
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
