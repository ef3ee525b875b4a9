import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import { appearanceOf } from '../grey/windowOf.ts'
import { RESET_PLACEMENT } from '../placement/movePlacement.ts'
import { matrixOf } from '../placement/placeImage.ts'
import type { PaintTask } from './PaintTask.ts'

const SIDE = 96
export const WARM_UP_CANVAS = 128

/** A small grey ramp, painted so that code is compiled before the first image is there. */
export function warmUpTask(values: Int16Array | Uint16Array): PaintTask {
  const decoded: DecodedFrame = {
    rows: SIDE,
    columns: SIDE,
    samples: 1,
    values,
    min: 0,
    max: values.length - 1,
  }
  const modality = { kind: 'rescale', slope: 1, intercept: 0, unit: '' } as const
  const facts = { modality, voi: [], isInverted: false, isReady: false }
  return {
    image: { id: undefined, decoded, modality, overlays: [] },
    appearance: appearanceOf(facts, decoded, { kind: 'auto' }),
    isInverted: false,
    isSmooth: true,
    matrix: matrixOf(
      RESET_PLACEMENT,
      { columns: SIDE, rows: SIDE, aspect: 1 },
      { width: WARM_UP_CANVAS, height: WARM_UP_CANVAS },
    ),
  }
}

export const warmUpValues = (): [Int16Array, Uint16Array] => [
  Int16Array.from({ length: SIDE * SIDE }, (_, at) => at),
  Uint16Array.from({ length: SIDE * SIDE }, (_, at) => at),
]
