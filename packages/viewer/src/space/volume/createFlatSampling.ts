import { createSliceFinder, snapped } from './createSliceFinder.ts'
import type { Line } from './Line.ts'
import { mix } from './sampleBetween.ts'
import { sampleCenters } from './samplePlain.ts'
import { type RowLine, sampleRow } from './sampleRow.ts'
import type { Slice } from './sampleSlice.ts'
import type { VolumeShape } from './VolumeShape.ts'

interface FlatParts {
  shape: VolumeShape
  slices: readonly Slice[]
  /** True if no slice is shifted relative to another, and none has padding. */
  isUnpadded: boolean
  sampleSlanted: (line: Line, out: Float64Array) => void
}

/** Samples along lines that stay between the same two slices, in `count` steps. */
export function createFlatSampling({ shape, slices, isUnpadded, sampleSlanted }: FlatParts, count: number) {
  const { shiftX, shiftY } = shape
  const behindRow = new Float64Array(count)
  const { sliceAt, shareBehind } = createSliceFinder(shape)

  function sampleWithin(index: number, line: Line, into: Float64Array): void {
    const x = snapped(line.x - (shiftX[index] as number))
    const y = snapped(line.y - (shiftY[index] as number))
    const within = { x, y, stepX: line.stepX, stepY: line.stepY }
    const centers = isUnpadded && centersOf(within, shape, count)
    if (centers) sampleCenters(slices[index] as Slice, centers, { start: 0, end: count }, into)
    else sampleRow(slices[index] as Slice, within, into)
  }

  return function sampleFlat(line: Line, out: Float64Array): void {
    const slice = sliceAt(line.place)
    const share = shareBehind(line.place, slice)
    // Oblique within both slices: sampled from both at once.
    if (share > 0 && share < 1 && line.stepX !== 0 && line.stepY !== 0) {
      sampleSlanted(line, out)
      return
    }
    sampleWithin(share === 1 ? slice + 1 : slice, line, out)
    if (share === 0 || share === 1) return
    sampleWithin(slice + 1, line, behindRow)
    if (isUnpadded) blend(out, behindRow, share)
    else {
      for (let index = 0; index < count; index++)
        out[index] = mix(out[index] as number, behindRow[index] as number, share)
    }
  }
}

/**
 * If all steps of a line are voxel centers of a slice: the first index and the stride; otherwise undefined.
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
