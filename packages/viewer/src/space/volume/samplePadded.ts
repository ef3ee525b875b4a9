import type { Line } from './Line.ts'
import type { PlainSlices } from './samplePlain.ts'
import type { Slice } from './sampleSlice.ts'

/**
 * Does the same as `samplePlain` for volumes with padding: steps with both kinds of neighbors are passed to
 * `beside`. Some vendors' scanners fill the area outside their circle with padding in every series, so neither part
 * may cost more than its comparisons.
 */
export function samplePadded(
  { slices, places, shiftX, shiftY }: PlainSlices,
  line: Line,
  first: number,
  { start, end }: { start: number; end: number },
  out: Float64Array,
  beside: (index: number, slice: number) => void,
): void {
  const { stepX, stepY, stepPlace } = line
  const [x0, y0, place0] = [line.x - shiftX, line.y - shiftY, line.place]
  let slice = first
  let index = start
  while (index < end) {
    const { values: a, columns, slope, intercept, paddingFrom: from, paddingTo: to } = slices[slice] as Slice
    const far = slices[slice + 1] as Slice
    const { values: b, paddingFrom: fromBehind, paddingTo: toBehind } = far
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
      const at = top * columns + left
      const under = at + columns
      const c = a[at] as number
      const d = a[at + 1] as number
      const e = a[under] as number
      const f = a[under + 1] as number
      const g = b[at] as number
      const h = b[at + 1] as number
      const i = b[under] as number
      const j = b[under + 1] as number
      const padded =
        (c >= from && c <= to ? 1 : 0) +
        (d >= from && d <= to ? 1 : 0) +
        (e >= from && e <= to ? 1 : 0) +
        (f >= from && f <= to ? 1 : 0) +
        (g >= fromBehind && g <= toBehind ? 1 : 0) +
        (h >= fromBehind && h <= toBehind ? 1 : 0) +
        (i >= fromBehind && i <= toBehind ? 1 : 0) +
        (j >= fromBehind && j <= toBehind ? 1 : 0)
      if (padded > 0) {
        if (padded === 8) out[index] = Number.NaN
        else beside(index, slice)
        continue
      }
      const right = x - left
      const below = y - top
      const upper = c + (d - c) * right
      const upperBehind = g + (h - g) * right
      const before = (upper + (e + (f - e) * right - upper) * below) * slope + intercept
      const lowerBehind = i + (j - i) * right
      const after = (upperBehind + (lowerBehind - upperBehind) * below) * far.slope + far.intercept
      out[index] = before + (after - before) * ((place - low) * perMm)
    }
    slice += stepPlace > 0 ? 1 : -1
  }
}
