import type { StoredValues } from '../../model/DecodedFrame.ts'

/** The pixels of one slice and what its stored values mean. */
export interface Slice {
  values: StoredValues
  columns: number
  rows: number
  slope: number
  intercept: number
  /** Stored values that stand for no data; NaN: none do. */
  paddingFrom: number
  paddingTo: number
}

/** A trace more than a half, so that rounding does not cut the outermost half pixel off. */
export const HALF = 0.5 + 1e-9

/**
 * The value of the modality at a point, linear between pixel centres; x and y in pixels from the centre of the first.
 * NaN outside, and where most of the neighbourhood is padding.
 */
export function sampleSlice(slice: Slice, x: number, y: number): number {
  const { values, columns, rows, paddingFrom, paddingTo } = slice
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
    const value = values[(top + isBelow) * columns + left + isRight] as number
    // Padding is no value to mix with: the others count alone.
    if (value >= paddingFrom && value <= paddingTo) continue
    sum += value * share
    weight += share
  }
  return weight >= 0.5 ? (sum / weight) * slice.slope + slice.intercept : Number.NaN
}
