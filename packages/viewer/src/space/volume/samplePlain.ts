import type { Line } from './Line.ts'
import type { Slice } from './sampleSlice.ts'

/** Slices that aren't shifted relative to each other, as in most volumes. */
export interface PlainSlices {
  slices: readonly Slice[]
  /** True if some have padding values. */
  isPadded: boolean
  /** The position of each slice along the normal, in mm. */
  places: Float64Array
  /** The offset of the first pixel of all slices, in pixels. */
  shiftX: number
  shiftY: number
}

/** Undefined if they are shifted relative to each other. */
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
 * Steps of a line with all eight neighbors, none of which is padding, starting at the slice before the first
 * of them. Most samples of an oblique plane are taken here: a step calls and allocates nothing, and the two
 * slices are looked up only when the line reaches the next pair.
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

/** Steps between voxel centers of one slice, with a constant stride. */
export function sampleCenters(
  { values, slope, intercept }: Slice,
  { at, stride }: { at: number; stride: number },
  { start, end }: { start: number; end: number },
  out: Float64Array,
): void {
  for (let index = start; index < end; index++)
    out[index] = (values[at + stride * index] as number) * slope + intercept
}
