import { createFlatSampling } from './createFlatSampling.ts'
import { createSlantedSampling } from './createSlantedSampling.ts'
import { createSliceFinder } from './createSliceFinder.ts'
import type { Volume } from './createVolume.ts'
import { insideRange, type Range } from './insideRange.ts'
import type { Line } from './Line.ts'
import { createPair, type SlicePair, valueBetween } from './sampleBetween.ts'
import { plainSlices } from './samplePlain.ts'
import { HALF, type Slice } from './sampleSlice.ts'
import type { VolumeShape } from './VolumeShape.ts'

/**
 * Samples modality values along lines by trilinear interpolation; NaN outside. A point is projected onto the
 * slices before and behind it at their own positions, so that a sheared volume comes out straight. Slices
 * extend half a pixel and half a spacing beyond the centers of their outermost pixels. Single steps, at borders and beside
 * padding, can be read from a copy of the slices.
 */
export function createSampler(volume: Volume, count: number, copies?: readonly Slice[]) {
  const { shape } = volume
  const { places, sliceSpacing } = shape
  const low = (places[0] as number) - sliceSpacing * HALF
  const high = (places[places.length - 1] as number) + sliceSpacing * HALF
  const spanX = spanOf(shape.shiftX, shape.columns)
  const spanY = spanOf(shape.shiftY, shape.rows)
  const slices = slicesOf(volume)
  const plain = plainSlices(slices, shape)
  const pairs = pairsOf(copies ?? slices, shape)
  const { sliceAt } = createSliceFinder(shape)

  /** The steps inside the volume. */
  function reachOf(line: Line): Range {
    const along = insideRange(line.place, line.stepPlace, low, high, { start: 0, end: count })
    const across = insideRange(line.x, line.stepX, spanX.min, spanX.max, along)
    return insideRange(line.y, line.stepY, spanY.min, spanY.max, across)
  }

  const sampleSlanted = createSlantedSampling({ shape, plain, pairs, reachOf })
  const isUnpadded = plain !== undefined && !plain.isPadded
  const sampleFlat = createFlatSampling({ shape, slices, isUnpadded, sampleSlanted }, count)

  function valueAt(line: Line, index: number): number {
    const slice = sliceAt(line.place + line.stepPlace * index)
    return valueBetween(pairs[slice] as SlicePair, line, index)
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
 * Precomputed, because an oblique line changes its pair of slices every few steps, and creating one there
 * took longer than sampling.
 */
function pairsOf(slices: readonly Slice[], { places, shiftX, shiftY }: VolumeShape): SlicePair[] {
  const placed = slices.map((slice, index) => ({
    slice,
    place: places[index] as number,
    shiftX: shiftX[index] as number,
    shiftY: shiftY[index] as number,
  }))
  return placed.slice(1).map((far, index) => createPair(placed[index] as (typeof placed)[number], far))
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
