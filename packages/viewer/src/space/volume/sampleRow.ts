import { insideRange } from './insideRange.ts'
import { type Slice, sampleSlice } from './sampleSlice.ts'

/** Values of the modality along a line within one slice, as `sampleSlice` says, but many at once and fast. */
export function sampleRow(
  slice: Slice,
  x: number,
  y: number,
  stepX: number,
  stepY: number,
  out: Float64Array,
): void {
  const { values, columns, rows, slope, intercept, paddingFrom, paddingTo } = slice
  const inX = insideRange(x, stepX, 0, columns - 1, { start: 0, end: out.length })
  const { start, end } = insideRange(y, stepY, 0, rows - 1, inX)
  for (let index = 0; index < start; index++)
    out[index] = sampleSlice(slice, x + stepX * index, y + stepY * index)
  for (let index = start; index < end; index++) {
    const atX = x + stepX * index
    const atY = y + stepY * index
    const left = atX | 0
    const top = atY | 0
    const at = top * columns + left
    const a = values[at] as number
    const b = values[at + 1] as number
    const c = values[at + columns] as number
    const d = values[at + columns + 1] as number
    const isPadded =
      (a >= paddingFrom && a <= paddingTo) ||
      (b >= paddingFrom && b <= paddingTo) ||
      (c >= paddingFrom && c <= paddingTo) ||
      (d >= paddingFrom && d <= paddingTo)
    if (isPadded) {
      out[index] = sampleSlice(slice, atX, atY)
      continue
    }
    const upper = a + (b - a) * (atX - left)
    const lower = c + (d - c) * (atX - left)
    out[index] = (upper + (lower - upper) * (atY - top)) * slope + intercept
  }
  for (let index = end; index < out.length; index++) {
    out[index] = sampleSlice(slice, x + stepX * index, y + stepY * index)
  }
}
