import type { Line } from './Line.ts'
import type { Slice } from './sampleSlice.ts'

/** Slices that lie straight behind each other, as those of most volumes do. */
export interface PlainSlices {
  slices: readonly Slice[]
  /** Some have values that stand for no data. */
  isPadded: boolean
  /** Of each slice along the normal, in mm. */
  places: Float64Array
  /** Of the first pixel of all slices, in pixels. */
  shiftX: number
  shiftY: number
}

/** Undefined: they are shifted against each other. */
export function plainSlices(
  slices: readonly Slice[],
  { places, shiftX, shiftY }: { places: Float64Array; shiftX: Float64Array; shiftY: Float64Array },
): PlainSlices | undefined {
  const isStraight =
    shiftX.every((shift) => shift === shiftX[0]) && shiftY.every((shift) => shift === shiftY[0])
  if (!isStraight) return undefined
  const isPadded = slices.some(({ paddingFrom }) => !Number.isNaN(paddingFrom))
  return { slices, isPadded, places, shiftX: shiftX[0] ?? 0, shiftY: shiftY[0] ?? 0 }
}

/**
 * Steps of a line that have all their eight neighbours, none of which is padding, from the slice on that the first of them lies behind. Most of
 * what is read for a slanted plane is read here: a step calls nothing, makes nothing and asks for nothing but these, and
 * what the two slices are is looked up only where the line comes to the next two.
 */
export function samplePlain(
  { slices, places, shiftX, shiftY }: PlainSlices,
  line: Line,
  first: number,
  { start, end }: { start: number; end: number },
  out: Float64Array,
): void {
  const { stepX, stepY, stepPlace } = line
  const [x0, y0, place0] = [line.x - shiftX, line.y - shiftY, line.place]
  let slice = first
  let index = start
  while (index < end) {
    const { values: a, columns, slope, intercept } = slices[slice] as Slice
    const { values: b, slope: slopeBehind, intercept: interceptBehind } = slices[slice + 1] as Slice
    const low = places[slice] as number
    const high = places[slice + 1] as number
    const perMm = 1 / (high - low)
    for (; index < end; index++) {
      const place = place0 + stepPlace * index
      if (place < low || place >= high) break
      const x = x0 + stepX * index
      const y = y0 + stepY * index
      const left = x | 0
      const top = y | 0
      const right = x - left
      const below = y - top
      const at = top * columns + left
      const under = at + columns
      const c = a[at] as number
      const e = a[under] as number
      const upper = c + ((a[at + 1] as number) - c) * right
      const lower = e + ((a[under + 1] as number) - e) * right
      const d = b[at] as number
      const f = b[under] as number
      const upperBehind = d + ((b[at + 1] as number) - d) * right
      const lowerBehind = f + ((b[under + 1] as number) - f) * right
      const before = (upper + (lower - upper) * below) * slope + intercept
      const after = (upperBehind + (lowerBehind - upperBehind) * below) * slopeBehind + interceptBehind
      out[index] = before + (after - before) * ((place - low) * perMm)
    }
    slice += stepPlace > 0 ? 1 : -1
  }
}

/** Steps from voxel centre to voxel centre of one slice, so many values apart. */
export function sampleCenters(
  { values, slope, intercept }: Slice,
  { at, stride }: { at: number; stride: number },
  { start, end }: { start: number; end: number },
  out: Float64Array,
): void {
  for (let index = start; index < end; index++)
    out[index] = (values[at + stride * index] as number) * slope + intercept
}
