import type { ResolvedTask } from '../resolveTask.ts'
import type { Axis } from './axis.ts'
import { copyLine, newLine } from './copyLine.ts'
import { packed } from './coverMask.ts'
import { axesOf, isQuarterTurn } from './lineReader.ts'
import { sampleAt } from './sampleAt.ts'

/**
 * Levels per value. Above it, the last digits of the values decide a level, so values have to be interpolated
 * first.
 */
const STEEP = 255
/** The largest level, which fits a 32-bit integer with room for interpolation. */
const FAR = 2 ** 30
/** Exceeds all 16-bit integers. */
const LARGEST = 2 ** 16

/**
 * Paints integer gray pictures, upright or after quarter turns, with a linear window, which covers nearly all
 * scrolling. With a linear window it makes no difference whether values or levels are interpolated, so each
 * image line becomes a line of levels as wide as the canvas, once, and each canvas row is interpolated
 * between two of them, in half the time of the general painter. Returns false if the picture isn't of this
 * kind.
 */
export function paintStraight(task: ResolvedTask, out: Uint32Array, width: number, height: number): boolean {
  if (!isStraight(task)) return false
  const { plane, background } = task
  const { across, down, isUpright } = axesOf(task, width, height)
  const levelsOf = levelReader(task, across, isUpright)
  const last = (isUpright ? plane.rows : plane.columns) - 1
  const colors = new Uint32Array(task.tone.palette.buffer)
  const nothing = packed(background)
  for (let row = down.start; row < down.end; row++) {
    const line = down.before[row] as number
    const [upper, lower] = [levelsOf(line), levelsOf(Math.min(line + 1, last))]
    const into = out.subarray(row * width, (row + 1) * width)
    const share = down.share[row] as number
    if (plane.padding) paintPaddedRow(task, row, upper, lower, { share, colors, nothing, across, into })
    else paintRow(upper, lower, share, colors, across, into)
  }
  return true
}

function isStraight(task: ResolvedTask): boolean {
  const { plane, tone } = task
  const [slope, offset] = [Math.abs(tone.slope * tone.factor), Math.abs(tone.offset * tone.factor)]
  return (
    plane.samples === 1 &&
    !(plane.values instanceof Float32Array) &&
    tone.levels === undefined &&
    slope <= STEEP &&
    slope * LARGEST + offset < FAR &&
    isQuarterTurn(task)
  )
}

/** The level where all pixels are padding. NaN is where some of them are. */
const ALL_PADDING = Number.NEGATIVE_INFINITY

/** Levels along an image line, one per canvas pixel. Two lines are cached. */
function levelReader({ plane, tone }: ResolvedTask, across: Axis, isUpright: boolean) {
  const straight = { slope: tone.slope * tone.factor, offset: tone.offset * tone.factor }
  const values = newLine(plane, isUpright)
  const kept = [0, 1].map(() => ({ index: -1, levels: new Float32Array(across.before.length) }))
  return (index: number): Float32Array => {
    // Neighboring lines, one even and one odd, never share a slot.
    const line = kept[index % 2] as (typeof kept)[number]
    if (line.index !== index) {
      line.index = index
      copyLine(plane, isUpright, index, values)
      mixLevels(values, across, straight, line.levels)
      if (plane.padding) blank(values, across, plane.padding, line.levels)
    }
    return line.levels
  }
}

// Separate loops with local variables are a quarter faster than loops inside closures.

function mixLevels(
  values: Float32Array,
  { before, share, start, end }: Axis,
  { slope, offset }: { slope: number; offset: number },
  into: Float32Array,
): void {
  for (let i = start; i < end; i++) {
    const at = before[i] as number
    const value = values[at] as number
    into[i] = (value + ((values[at + 1] as number) - value) * (share[i] as number)) * slope + offset
  }
}

function blank(
  values: Float32Array,
  { before, start, end }: Axis,
  { from, to }: { from: number; to: number },
  into: Float32Array,
): void {
  for (let i = start; i < end; i++) {
    const at = before[i] as number
    const one = values[at] as number
    const next = values[at + 1] as number
    const isOne = one >= from && one <= to
    const isNext = next >= from && next <= to
    if (isOne || isNext) into[i] = isOne && isNext ? ALL_PADDING : Number.NaN
  }
}

function paintRow(
  upper: Float32Array,
  lower: Float32Array,
  share: number,
  colors: Uint32Array,
  { start, end }: Axis,
  into: Uint32Array,
): void {
  for (let i = start; i < end; i++) {
    const above = upper[i] as number
    const level = (above + ((lower[i] as number) - above) * share + 0.5) | 0
    into[i] = colors[level < 0 ? 0 : level > 255 ? 255 : level] as number
  }
}

interface PaddedRow {
  share: number
  colors: Uint32Array
  nothing: number
  across: Axis
  into: Uint32Array
}

/** Interpolation with padding gives NaN; those pixels are computed again one by one, without the padding. */
function paintPaddedRow(
  { plane, inverse, isSmooth, tone }: ResolvedTask,
  row: number,
  upper: Float32Array,
  lower: Float32Array,
  { share, colors, nothing, across: { start, end }, into }: PaddedRow,
): void {
  const { a, b, c, d, e, f } = inverse
  const { slope, offset, factor } = tone
  const y = row + 0.5
  for (let i = start; i < end; i++) {
    const above = upper[i] as number
    const below = lower[i] as number
    let level = 0
    // The comparison is also false for NaN.
    if (above > ALL_PADDING && below > ALL_PADDING) level = above + (below - above) * share
    else if (above === below) {
      into[i] = nothing
      continue
    } else {
      const x = i + 0.5
      const value = sampleAt(plane, a * x + c * y + e, b * x + d * y + f, isSmooth)
      if (Number.isNaN(value)) {
        into[i] = nothing
        continue
      }
      level = (value * slope + offset) * factor
    }
    into[i] = colors[level <= 0 ? 0 : level >= 255 ? 255 : (level + 0.5) | 0] as number
  }
}
