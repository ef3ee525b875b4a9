import type { Line } from './Line.ts'
import { type Slice, sampleSlice } from './sampleSlice.ts'

interface PlacedSlice {
  slice: Slice
  /** Along the normal, in mm. */
  place: number
  /** Of its first pixel, in pixels. */
  shiftX: number
  shiftY: number
}

/** A slice and the next one. */
export interface SlicePair {
  near: PlacedSlice
  far: PlacedSlice
  /** Share of the far slice that a millimetre adds. */
  perMm: number
  /** Neither has padding, and they lie straight behind each other. */
  isPlain: boolean
}

export function createPair(near: PlacedSlice, far: PlacedSlice): SlicePair {
  const isUnpadded = ({ slice }: PlacedSlice) => Number.isNaN(slice.paddingFrom)
  const isStraight = near.shiftX === far.shiftX && near.shiftY === far.shiftY
  return {
    ...{ near, far, perMm: 1 / (far.place - near.place) },
    isPlain: isUnpadded(near) && isUnpadded(far) && isStraight,
  }
}

/** Steps of a line that all lie between two slices: what both are is looked up once, not for every step. */
export function sampleBetween(
  pair: SlicePair,
  line: Line,
  start: number,
  end: number,
  out: Float64Array,
): void {
  const inner = pair.isPlain ? innerStart(pair.near, line, start, end) : end
  const stop = inner < end ? innerEnd(pair.near, line, inner, end) : end
  sampleEdges(pair, line, start, inner, out)
  if (inner < stop) samplePlain(pair, line, inner, stop, out)
  sampleEdges(pair, line, stop, end, out)
}

/** Whether all four neighbours of a step lie within the slice. */
function isInner({ slice, shiftX, shiftY }: PlacedSlice, line: Line, index: number): boolean {
  const x = line.x - shiftX + line.stepX * index
  const y = line.y - shiftY + line.stepY * index
  return x >= 0 && y >= 0 && x < slice.columns - 1 && y < slice.rows - 1
}

function innerStart(slice: PlacedSlice, line: Line, start: number, end: number): number {
  let index = start
  while (index < end && !isInner(slice, line, index)) index++
  return index
}

/** A line is straight and a slice convex: between two inner steps there is no other. */
function innerEnd(slice: PlacedSlice, line: Line, start: number, end: number): number {
  let index = end
  while (index > start + 1 && !isInner(slice, line, index - 1)) index--
  return index
}

/**
 * Most of what is read for a slanted plane is read here: nothing is called, nothing is made and nothing is asked for a
 * step but its eight neighbours.
 */
function samplePlain(pair: SlicePair, line: Line, start: number, end: number, out: Float64Array): void {
  const { near, far, perMm } = pair
  const { values: first, columns, slope, intercept } = near.slice
  const { values: second, slope: slopeBehind, intercept: interceptBehind } = far.slice
  const { stepX, stepY } = line
  const [x0, y0] = [line.x - near.shiftX, line.y - near.shiftY]
  const behind = (line.place - near.place) * perMm
  const stepBehind = line.stepPlace * perMm
  for (let index = start; index < end; index++) {
    const x = x0 + stepX * index
    const y = y0 + stepY * index
    const left = x | 0
    const top = y | 0
    const right = x - left
    const below = y - top
    const at = top * columns + left
    const under = at + columns
    const a = first[at] as number
    const c = first[under] as number
    const upper = a + ((first[at + 1] as number) - a) * right
    const lower = c + ((first[under + 1] as number) - c) * right
    const e = second[at] as number
    const g = second[under] as number
    const upperBehind = e + ((second[at + 1] as number) - e) * right
    const lowerBehind = g + ((second[under + 1] as number) - g) * right
    const before = (upper + (lower - upper) * below) * slope + intercept
    const after = (upperBehind + (lowerBehind - upperBehind) * below) * slopeBehind + interceptBehind
    const share = behind + stepBehind * index
    out[index] = before + (after - before) * (share < 0 ? 0 : share > 1 ? 1 : share)
  }
}

/** At the border of a slice, beside padding, and where the two slices are shifted against each other. */
function sampleEdges(pair: SlicePair, line: Line, start: number, end: number, out: Float64Array): void {
  const { near, far, perMm } = pair
  for (let index = start; index < end; index++) {
    const behind = (line.place + line.stepPlace * index - near.place) * perMm
    const share = behind < 0 ? 0 : behind > 1 ? 1 : behind
    out[index] = mix(sampleAt(near, line, index), sampleAt(far, line, index), share)
  }
}

/** For points that have all four neighbours, none of which is padding. */
function bilinear({ values, columns, slope, intercept }: Slice, x: number, y: number): number {
  const left = x | 0
  const top = y | 0
  const at = top * columns + left
  const a = values[at] as number
  const c = values[at + columns] as number
  const upper = a + ((values[at + 1] as number) - a) * (x - left)
  const lower = c + ((values[at + columns + 1] as number) - c) * (x - left)
  return (upper + (lower - upper) * (y - top)) * slope + intercept
}

function sampleAt({ slice, shiftX, shiftY }: PlacedSlice, line: Line, index: number): number {
  const { values, columns, rows, paddingFrom, paddingTo } = slice
  const x = line.x + line.stepX * index - shiftX
  const y = line.y + line.stepY * index - shiftY
  if (!(x >= 0 && y >= 0 && x < columns - 1 && y < rows - 1)) return sampleSlice(slice, x, y)
  const at = (y | 0) * columns + (x | 0)
  const isPadding = (value: number) => value >= paddingFrom && value <= paddingTo
  const isPadded =
    isPadding(values[at] as number) ||
    isPadding(values[at + 1] as number) ||
    isPadding(values[at + columns] as number) ||
    isPadding(values[at + columns + 1] as number)
  return isPadded ? sampleSlice(slice, x, y) : bilinear(slice, x, y)
}

/** Where only one of the two slices has data, it speaks for its own half of the way. */
export function mix(before: number, behind: number, share: number): number {
  if (Number.isNaN(before)) return share >= 0.5 ? behind : Number.NaN
  if (Number.isNaN(behind)) return share <= 0.5 ? before : Number.NaN
  return before + (behind - before) * share
}
