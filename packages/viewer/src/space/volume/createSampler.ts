import { createSliceFinder, snapped } from './createSliceFinder.ts'
import type { Volume } from './createVolume.ts'
import { insideRange, type Range } from './insideRange.ts'
import type { Line } from './Line.ts'
import { createPair, mix, sampleBetween, valueBetween } from './sampleBetween.ts'
import { samplePadded } from './samplePadded.ts'
import { plainSlices, sampleCenters, samplePlain } from './samplePlain.ts'
import { type RowLine, sampleRow } from './sampleRow.ts'
import { HALF, type Slice } from './sampleSlice.ts'

/**
 * Samples modality values along lines by trilinear interpolation; NaN outside. A point is projected onto the
 * slices before and behind it at their own positions, so that a sheared volume comes out straight. Slices
 * extend half a pixel and half a spacing beyond the centres of their outermost pixels. Single steps, at borders and beside
 * padding, can be read from a copy of the slices.
 */
export function createSampler(volume: Volume, count: number, copies?: readonly Slice[]) {
  const { places, shiftX, shiftY, sliceSpacing, columns, rows } = volume.shape
  const last = places.length - 1
  const first = places[0] as number
  const low = first - sliceSpacing * HALF
  const high = (places[last] as number) + sliceSpacing * HALF
  const spanX = spanOf(shiftX, columns)
  const spanY = spanOf(shiftY, rows)
  const behindRow = new Float64Array(count)
  const slices = slicesOf(volume)
  const { sliceAt, sliceFrom, shareBehind, leavesAt } = createSliceFinder(volume.shape)
  const plain = plainSlices(slices, volume.shape)
  const isUnpadded = plain !== undefined && !plain.isPadded
  // Precomputed, because an oblique line changes its pair of slices every few steps, and creating one there
  // took longer than sampling.
  const placed = (copies ?? slices).map((slice, index) => ({
    slice,
    place: places[index] as number,
    shiftX: shiftX[index] as number,
    shiftY: shiftY[index] as number,
  }))
  const pairs = placed.slice(1).map((far, index) => createPair(placed[index] as (typeof placed)[number], far))

  /** For a line that stays between the same two slices. */
  function sampleFlat(line: Line, out: Float64Array): void {
    const slice = sliceAt(line.place)
    const share = shareBehind(line.place, slice)
    // Oblique within both slices: sampled from both at once.
    if (share > 0 && share < 1 && line.stepX !== 0 && line.stepY !== 0) {
      sampleSlanted(line, out)
      return
    }
    const row = (index: number, into: Float64Array) => {
      const x = snapped(line.x - (shiftX[index] as number))
      const y = snapped(line.y - (shiftY[index] as number))
      const within = { x, y, stepX: line.stepX, stepY: line.stepY }
      const centers = isUnpadded && centersOf(within, { columns, rows }, count)
      if (centers) sampleCenters(slices[index] as Slice, centers, { start: 0, end: count }, into)
      else sampleRow(slices[index] as Slice, within, into)
    }
    row(share === 1 ? slice + 1 : slice, out)
    if (share === 0 || share === 1) return
    row(slice + 1, behindRow)
    if (isUnpadded) blend(out, behindRow, share)
    else {
      for (let index = 0; index < count; index++)
        out[index] = mix(out[index] as number, behindRow[index] as number, share)
    }
  }

  /** The steps inside the volume. */
  function reachOf(line: Line): Range {
    const along = insideRange(line.place, line.stepPlace, low, high, { start: 0, end: count })
    const across = insideRange(line.x, line.stepX, spanX.min, spanX.max, along)
    return insideRange(line.y, line.stepY, spanY.min, spanY.max, across)
  }

  function sampleSlanted(line: Line, out: Float64Array): void {
    const { start, end } = reachOf(line)
    out.fill(Number.NaN, 0, start)
    out.fill(Number.NaN, end)
    const inner = plain ? innerOf(line, { start, end }) : { start: end, end }
    sampleSteps(line, start, inner.start, out)
    if (plain && inner.start < inner.end) {
      const slice = sliceAt(line.place + line.stepPlace * inner.start)
      if (!plain.isPadded) samplePlain(plain, line, slice, inner, out)
      else
        samplePadded(plain, line, slice, inner, out, (index, near) =>
          sampleBetween(pairs[near] as (typeof pairs)[number], line, index, index + 1, out),
        )
    }
    sampleSteps(line, inner.end, end, out)
  }

  /** The steps that have all eight neighbours; an empty range at the end if none has. */
  function innerOf(line: Line, range: Range): Range {
    const along = insideRange(line.place, line.stepPlace, first, places[last] as number, range)
    const across = insideRange(line.x - (shiftX[0] as number), line.stepX, 0, columns - 1, along)
    const inner = insideRange(line.y - (shiftY[0] as number), line.stepY, 0, rows - 1, across)
    return inner.start < inner.end ? inner : { start: range.end, end: range.end }
  }

  function sampleSteps(line: Line, start: number, end: number, out: Float64Array): void {
    let slice = sliceAt(line.place + line.stepPlace * start)
    for (let index = start; index < end; ) {
      const stop = Math.max(index + 1, Math.min(end, leavesAt(line, slice)))
      sampleBetween(pairs[slice] as (typeof pairs)[number], line, index, stop, out)
      index = stop
      slice = sliceFrom(slice, line.place + line.stepPlace * index)
    }
  }

  function valueAt(line: Line, index: number): number {
    const slice = sliceAt(line.place + line.stepPlace * index)
    return valueBetween(pairs[slice] as (typeof pairs)[number], line, index)
  }

  function sample(line: Line, out: Float64Array): void {
    if (line.stepPlace !== 0) sampleSlanted(line, out)
    else if (line.place >= low && line.place <= high) sampleFlat(line, out)
    else out.fill(Number.NaN)
  }

  return { sample, valueAt, reachOf }
}

function slicesOf({ shape, values, slopes, intercepts, ...volume }: Volume): Slice[] {
  const { columns, rows } = shape
  return values.map((own, index): Slice => {
    const [slope = 1, intercept = 0] = [slopes[index], intercepts[index]]
    const [paddingFrom = Number.NaN, paddingTo = Number.NaN] = [
      volume.paddingFrom[index],
      volume.paddingTo[index],
    ]
    return { values: own, columns, rows, stride: columns, slope, intercept, paddingFrom, paddingTo }
  })
}

/**
 * If all steps of a line are voxel centres of a slice: the first index and the stride; otherwise undefined.
 */
function centersOf(
  { x, y, stepX, stepY }: RowLine,
  { columns, rows }: { columns: number; rows: number },
  count: number,
): { at: number; stride: number } | undefined {
  const isWhole = Number.isInteger(x) && Number.isInteger(y)
  if (!isWhole || !Number.isInteger(stepX) || !Number.isInteger(stepY)) return undefined
  const isWithin = (from: number, step: number, size: number) => {
    const to = from + step * (count - 1)
    return Math.min(from, to) >= 0 && Math.max(from, to) < size
  }
  if (!isWithin(x, stepX, columns) || !isWithin(y, stepY, rows)) return undefined
  return { at: y * columns + x, stride: stepY * columns + stepX }
}

/** Both rows have the same steps outside of their slices, and nothing is padding. */
function blend(out: Float64Array, behind: Float64Array, share: number): void {
  for (let index = 0; index < out.length; index++) {
    const before = out[index] as number
    out[index] = before + ((behind[index] as number) - before) * share
  }
}

/** The range from the lowest to the highest pixel of any slice, borders included. */
function spanOf(shifts: Float64Array, size: number) {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const shift of shifts) {
    min = Math.min(min, shift)
    max = Math.max(max, shift)
  }
  return { min: min - HALF, max: max + size - 1 + HALF }
}
