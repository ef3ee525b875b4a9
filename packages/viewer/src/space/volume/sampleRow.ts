import { insideRange, type Range } from './insideRange.ts'
import { HALF, type Slice, sampleSlice } from './sampleSlice.ts'

/** A line within a slice, in pixels from the center of the first; start and step. */
export interface RowLine {
  x: number
  y: number
  stepX: number
  stepY: number
}

/** Modality values along a line within one slice, like `sampleSlice`, but many at once. */
export function sampleRow(slice: Slice, line: RowLine, out: Float64Array): void {
  const { columns, rows } = slice
  const { x, y, stepX, stepY } = line
  const outerX = insideRange(x, stepX, -HALF, columns - 1 + HALF, { start: 0, end: out.length })
  const outer = insideRange(y, stepY, -HALF, rows - 1 + HALF, outerX)
  const inner = sampleInner(slice, line, outer, out)
  out.fill(Number.NaN, 0, outer.start)
  for (let at = outer.start; at < inner.start; at++)
    out[at] = sampleSlice(slice, x + stepX * at, y + stepY * at)
  for (let at = inner.end; at < outer.end; at++) out[at] = sampleSlice(slice, x + stepX * at, y + stepY * at)
  out.fill(Number.NaN, outer.end)
}

/** Samples the steps with all neighbors within the slice, and returns their range. */
function sampleInner(slice: Slice, line: RowLine, outer: Range, out: Float64Array): Range {
  const { columns, rows } = slice
  const { x, y, stepX, stepY } = line
  const isInX = x >= 0 && x <= columns - 1
  const isInY = y >= 0 && y <= rows - 1
  if (stepY === 0 && Number.isInteger(y) && isInY) {
    const inner = insideRange(x, stepX, 0, columns - 1, outer)
    sampleLinear(slice, y * columns, 1, x, stepX, inner, out)
    return inner
  }
  if (stepX === 0 && Number.isInteger(x) && isInX) {
    const inner = insideRange(y, stepY, 0, rows - 1, outer)
    sampleLinear(slice, x, columns, y, stepY, inner, out)
    return inner
  }
  const inner = insideRange(y, stepY, 0, rows - 1, insideRange(x, stepX, 0, columns - 1, outer))
  sampleBilinear(slice, line, inner, out)
  return inner
}

/** Along the centers of a row or column of pixels, where neighbors on either side have no weight. */
function sampleLinear(
  { values, slope, intercept, paddingFrom, paddingTo }: Slice,
  first: number,
  stride: number,
  from: number,
  step: number,
  { start, end }: Range,
  out: Float64Array,
): void {
  for (let index = start; index < end; index++) {
    const place = from + step * index
    const before = place | 0
    const share = place - before
    const at = first + before * stride
    const a = values[at] as number
    const b = values[at + stride] as number
    if ((a >= paddingFrom && a <= paddingTo) || (b >= paddingFrom && b <= paddingTo)) {
      const nearest = share < 0.5 ? a : b
      const isPadded = nearest >= paddingFrom && nearest <= paddingTo
      out[index] = isPadded ? Number.NaN : nearest * slope + intercept
    } else out[index] = (a + (b - a) * share) * slope + intercept
  }
}

function sampleBilinear(
  slice: Slice,
  { x, y, stepX, stepY }: RowLine,
  { start, end }: Range,
  out: Float64Array,
): void {
  const { values, columns, slope, intercept, paddingFrom, paddingTo } = slice
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
    if (isPadded) out[index] = sampleSlice(slice, atX, atY)
    else {
      const upper = a + (b - a) * (atX - left)
      const lower = c + (d - c) * (atX - left)
      out[index] = (upper + (lower - upper) * (atY - top)) * slope + intercept
    }
  }
}
