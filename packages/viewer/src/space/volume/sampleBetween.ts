import type { Line } from './Line.ts'
import { type Slice, sampleSlice } from './sampleSlice.ts'

interface PlacedSlice {
  slice: Slice
  /** Along the normal, in mm. */
  place: number
  /** The offset of its first pixel, in pixels. */
  shiftX: number
  shiftY: number
}

export interface SlicePair {
  near: PlacedSlice
  far: PlacedSlice
  /** The weight of the far slice per millimeter. */
  perMm: number
}

export const createPair = (near: PlacedSlice, far: PlacedSlice): SlicePair => ({
  near,
  far,
  perMm: 1 / (far.place - near.place),
})

/**
 * Steps of a line between two slices: at the border of a slice, beside padding, and where the two slices are
 * shifted relative to each other.
 */
export function sampleBetween(
  pair: SlicePair,
  line: Line,
  start: number,
  end: number,
  out: Float64Array,
): void {
  for (let index = start; index < end; index++) out[index] = valueBetween(pair, line, index)
}

/** Returns the value of one step. */
export function valueBetween({ near, far, perMm }: SlicePair, line: Line, index: number): number {
  const behind = (line.place + line.stepPlace * index - near.place) * perMm
  const share = behind < 0 ? 0 : behind > 1 ? 1 : behind
  return mix(sampleAt(near, line, index), sampleAt(far, line, index), share)
}

/** For points with four neighbors, none of which is padding. */
function bilinear({ values, stride, slope, intercept }: Slice, x: number, y: number): number {
  const left = x | 0
  const top = y | 0
  const at = top * stride + left
  const a = values[at] as number
  const c = values[at + stride] as number
  const upper = a + ((values[at + 1] as number) - a) * (x - left)
  const lower = c + ((values[at + stride + 1] as number) - c) * (x - left)
  return (upper + (lower - upper) * (y - top)) * slope + intercept
}

const isPadding = ({ paddingFrom, paddingTo }: Slice, value: number): boolean =>
  value >= paddingFrom && value <= paddingTo

function sampleAt({ slice, shiftX, shiftY }: PlacedSlice, line: Line, index: number): number {
  const { values, columns, rows, stride } = slice
  const x = line.x + line.stepX * index - shiftX
  const y = line.y + line.stepY * index - shiftY
  if (!(x >= 0 && y >= 0 && x < columns - 1 && y < rows - 1)) return sampleSlice(slice, x, y)
  const at = (y | 0) * stride + (x | 0)
  const isPadded =
    isPadding(slice, values[at] as number) ||
    isPadding(slice, values[at + 1] as number) ||
    isPadding(slice, values[at + stride] as number) ||
    isPadding(slice, values[at + stride + 1] as number)
  return isPadded ? sampleSlice(slice, x, y) : bilinear(slice, x, y)
}

/** Where only one of the two slices has data, it is used for its own half of the distance. */
export function mix(before: number, behind: number, share: number): number {
  if (Number.isNaN(before)) return share >= 0.5 ? behind : Number.NaN
  if (Number.isNaN(behind)) return share <= 0.5 ? before : Number.NaN
  return before + (behind - before) * share
}
