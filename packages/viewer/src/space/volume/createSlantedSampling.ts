import { createSliceFinder } from './createSliceFinder.ts'
import { insideRange, type Range } from './insideRange.ts'
import type { Line } from './Line.ts'
import { type SlicePair, sampleBetween } from './sampleBetween.ts'
import { samplePadded } from './samplePadded.ts'
import { type PlainSlices, samplePlain } from './samplePlain.ts'
import type { VolumeShape } from './VolumeShape.ts'

interface SlantedParts {
  shape: VolumeShape
  plain: PlainSlices | undefined
  /** Each slice with the next. */
  pairs: readonly SlicePair[]
  /** The steps of a line inside the volume. */
  reachOf: (line: Line) => Range
}

/** Samples along lines that are oblique within slices or go through several of them. */
export function createSlantedSampling({ shape, plain, pairs, reachOf }: SlantedParts) {
  const { places, shiftX, shiftY, columns, rows } = shape
  const first = places[0] as number
  const last = places[places.length - 1] as number
  const { sliceAt, sliceFrom, leavesAt } = createSliceFinder(shape)

  /** The steps that have all eight neighbors; an empty range at the end if none has. */
  function innerOf(line: Line, range: Range): Range {
    const along = insideRange(line.place, line.stepPlace, first, last, range)
    const across = insideRange(line.x - (shiftX[0] as number), line.stepX, 0, columns - 1, along)
    const inner = insideRange(line.y - (shiftY[0] as number), line.stepY, 0, rows - 1, across)
    return inner.start < inner.end ? inner : { start: range.end, end: range.end }
  }

  function sampleSteps(line: Line, start: number, end: number, out: Float64Array): void {
    let slice = sliceAt(line.place + line.stepPlace * start)
    for (let index = start; index < end; ) {
      const stop = Math.max(index + 1, Math.min(end, leavesAt(line, slice)))
      sampleBetween(pairs[slice] as SlicePair, line, index, stop, out)
      index = stop
      slice = sliceFrom(slice, line.place + line.stepPlace * index)
    }
  }

  return function sampleSlanted(line: Line, out: Float64Array): void {
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
          sampleBetween(pairs[near] as SlicePair, line, index, index + 1, out),
        )
    }
    sampleSteps(line, inner.end, end, out)
  }
}
