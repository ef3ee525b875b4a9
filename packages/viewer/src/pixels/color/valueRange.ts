import type { StoredValues } from '../../model/DecodedFrame.ts'
import type { PaddingRange } from '../../model/Grayscale.ts'

/** Smallest and largest value that isn't padding; both 0 where nothing is left. */
export function valueRange(values: StoredValues, padding?: PaddingRange): { min: number; max: number } {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  const { length } = values
  if (padding) {
    const { from, to } = padding
    for (let i = 0; i < length; i++) {
      const value = values[i] as number
      if (value >= from && value <= to) continue
      if (value < min) min = value
      if (value > max) max = value
    }
  } else if (values instanceof Float32Array || values instanceof Float64Array) {
    for (let i = 0; i < length; i++) {
      const value = values[i] as number
      if (!Number.isFinite(value)) continue
      if (value < min) min = value
      if (value > max) max = value
    }
  } else {
    for (let i = 0; i < length; i++) {
      const value = values[i] as number
      if (value < min) min = value
      if (value > max) max = value
    }
  }
  return min > max ? { min: 0, max: 0 } : { min, max }
}
