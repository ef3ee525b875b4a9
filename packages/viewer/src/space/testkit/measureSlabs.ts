import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import { createVolume, type Volume } from '../volume/createVolume.ts'
import { createCrosshair, crosshairPlane, rotateCrosshair } from '../volume/crosshair.ts'
import { compiledKernel, createSlabKernel } from '../volume/kernel/createSlabKernel.ts'
import type { SlabKernel } from '../volume/kernel/SlabKernel.ts'
import { reslice } from '../volume/reslice.ts'
import { SLAB_MODES } from '../volume/slabModes.ts'
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
    spacing: [0.7, 0.7] as const,
    format: { rows: SIDE, columns: SIDE },
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

/** Milliseconds of the processor for each plane of a slab and each mode, the best of some rounds. For the benchmark. */
export async function measureSlabs(thickness: number, rounds: number) {
  const rows = []
  for (const padded of [false, true]) {
    const volume = await makeNoise(padded)
    const code = await compiledKernel()
    const kernel = code && (await createSlabKernel(volume, code))
    if (!kernel) throw new Error('This version of Node has no vectors in WebAssembly.')
    const filling = timeOf(() => {
      for (let isFilling = true; isFilling; ) isFilling = kernel.fill()
    })
    rows.push(...measureVolume(volume, thickness, rounds, kernel).map((row) => ({ padded, ...row, filling })))
  }
  return rows
}

/** Time of this process alone: neighbors make a clock on the wall tell of them. */
function timeOf(run: () => void): number {
  const begun = process.cpuUsage()
  run()
  return process.cpuUsage(begun).user / 1000
}

function measureVolume(volume: Volume, thickness: number, rounds: number, kernel: SlabKernel) {
  const straight = createCrosshair(volume.shape)
  const oblique = rotateCrosshair(rotateCrosshair(straight, 'axial', 25), 'coronal', 17)
  return Object.entries({ straight, oblique }).flatMap(([turned, crosshair]) =>
    PLANE_NAMES.map((name) => {
      const plane = crosshairPlane(crosshair, volume.shape, name)
      const best = { plain: Infinity, mean: Infinity, max: Infinity, min: Infinity }
      // In turns, so that a slow moment of the machine falls on all of them.
      for (let round = 0; round < rounds; round++)
        for (const kind of ['plain', ...SLAB_MODES] as const) {
          const mode = kind === 'plain' ? 'max' : kind
          const cut = () => reslice(volume, plane, { thickness, mode }, kind === 'plain' ? undefined : kernel)
          best[kind] = Math.min(best[kind], timeOf(cut))
        }
      return { turned, plane: name, size: `${plane.columns} × ${plane.rows}`, ...best }
    }),
  )
}
