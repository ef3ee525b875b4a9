import type { StoredValues } from '../../model/DecodedFrame.ts'

/** The pixels of one slice with their rescale. */
export interface Slice {
  values: StoredValues
  columns: number
  rows: number
  /** Values from one row to the next. */
  stride: number
  slope: number
  intercept: number
  /** Stored padding values; NaN for none. */
  paddingFrom: number
  paddingTo: number
}

/** Slightly more than half, so that rounding doesn't cut off the outermost half pixel. */
export const HALF = 0.5 + 1e-9

/**
 * The modality value at a point by linear interpolation; x and y in pixels from the center of the first. NaN
 * outside, and where most of the neighborhood is padding.
 */
export function sampleSlice(slice: Slice, x: number, y: number): number {
  const { values, columns, rows, stride, paddingFrom, paddingTo } = slice
  if (!(x >= -HALF && y >= -HALF && x <= columns - 1 + HALF && y <= rows - 1 + HALF)) return Number.NaN
  const inX = x < 0 ? 0 : x > columns - 1 ? columns - 1 : x
  const inY = y < 0 ? 0 : y > rows - 1 ? rows - 1 : y
  const left = Math.floor(inX)
  const top = Math.floor(inY)
  const right = inX - left
  const below = inY - top
  let sum = 0
  let weight = 0
  for (let corner = 0; corner < 4; corner++) {
    const isRight = corner & 1
    const isBelow = corner >> 1
    const share = (isRight ? right : 1 - right) * (isBelow ? below : 1 - below)
    if (share === 0) continue
    const value = values[(top + isBelow) * stride + left + isRight] as number
    // Padding isn't interpolated: only the other values count.
    if (value >= paddingFrom && value <= paddingTo) continue
    sum += value * share
    weight += share
  }
  return weight >= 0.5 ? (sum / weight) * slice.slope + slice.intercept : Number.NaN
}
