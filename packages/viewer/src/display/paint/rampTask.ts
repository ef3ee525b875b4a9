import type { DecodedFrame, StoredValues } from '../../model/DecodedFrame.ts'
import { appearanceOf } from '../gray/windowOf.ts'
import { RESET_PLACEMENT } from '../placement/movePlacement.ts'
import { matrixOf } from '../placement/placeImage.ts'
import type { PaintTask } from './PaintTask.ts'

/** Side lengths of the image and of its picture. */
export const RAMP = { image: 96, canvas: 128 }

/** A synthetic picture for warming up and checking the painters. */
function rampTask(values: StoredValues, samples: 1 | 3 = 1): PaintTask {
  const side = RAMP.image
  const decoded: DecodedFrame = { rows: side, columns: side, samples, values, min: 0, max: 250 }
  const modality = { kind: 'rescale', slope: 1, intercept: 0, unit: '' } as const
  const facts = { modality, voi: [], isInverted: false, isReady: false }
  const viewport = { width: RAMP.canvas, height: RAMP.canvas }
  return {
    image: { id: undefined, decoded, modality, overlays: [] },
    appearance: appearanceOf(facts, decoded, { kind: 'auto' }),
    isInverted: false,
    isSmooth: true,
    matrix: matrixOf(RESET_PLACEMENT, { columns: side, rows: side, aspect: 1 }, viewport),
  }
}

/** The same ramp in every number type that painters treat differently. */
export function rampTasks(): PaintTask[] {
  const ramp = Array.from({ length: RAMP.image ** 2 }, (_, at) => (at * 7) % 251)
  const gray = [Int16Array, Uint16Array, Uint8Array, Float32Array].map((Kind) => rampTask(Kind.from(ramp)))
  return [...gray, rampTask(Uint8Array.from([...ramp, ...ramp, ...ramp]), 3)]
}
