import type { DecodedFrame, StoredValues } from '../../model/DecodedFrame.ts'
import type { PaddingRange } from '../../model/Grayscale.ts'
import type { VolumeShape } from './VolumeShape.ts'

/**
 * A volume with its pixels, which are the arrays of the decoded frames without copying; each slice keeps its
 * own rescale. Plain data, so that a worker can receive it.
 */
export interface Volume {
  shape: VolumeShape
  values: readonly StoredValues[]
  slopes: Float64Array
  intercepts: Float64Array
  /** Stored padding values of each slice; NaN for none. */
  paddingFrom: Float64Array
  paddingTo: Float64Array
  /** In the unit of the modality. */
  min: number
  max: number
  /** The padding value of planes: below every value, and close enough for interpolation. */
  padding: PaddingRange
}

/** `decoded[i]` belongs to `shape.frames[i]`, which is sorted along the normal. */
export function createVolume(shape: VolumeShape, decoded: readonly DecodedFrame[]): Volume {
  const { frames, rows, columns } = shape
  const isFit = (frame: DecodedFrame) => frame.samples === 1 && frame.values.length >= rows * columns
  if (decoded.length !== frames.length || !decoded.every(isFit)) {
    throw new RangeError('A volume takes one decoded frame of its own size per slice.')
  }
  const rescales = frames.map(({ frame }) =>
    frame.modality.kind === 'rescale' ? frame.modality : { slope: 1, intercept: 0 },
  )
  const slopes = Float64Array.from(rescales, ({ slope }) => slope)
  const intercepts = Float64Array.from(rescales, ({ intercept }) => intercept)
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  decoded.forEach((frame, index) => {
    for (const stored of [frame.min, frame.max]) {
      const value = stored * (slopes[index] as number) + (intercepts[index] as number)
      min = Math.min(min, value)
      max = Math.max(max, value)
    }
  })
  const nothing = Math.floor(min) - 1
  return {
    shape,
    values: decoded.map(({ values }) => values),
    slopes,
    intercepts,
    paddingFrom: Float64Array.from(frames, ({ frame }) => frame.padding?.from ?? Number.NaN),
    paddingTo: Float64Array.from(frames, ({ frame }) => frame.padding?.to ?? Number.NaN),
    min,
    max,
    padding: { from: nothing, to: nothing },
  }
}
