import type { Tone } from '../toneOf.ts'

/**
 * Converts a row of values to colors; NaN leaves a pixel unchanged. `first` is the row's start in the
 * picture.
 */
export type RowToner = (values: Float32Array, out: Uint32Array, first: number, width: number) => void

export function grayToner(tone: Tone): RowToner {
  const colors = new Uint32Array(tone.palette.buffer)
  const { levels } = tone
  return levels
    ? (values, out, first, width) =>
        toneByTable(tone, levels, colors, values, out.subarray(first, first + width))
    : (values, out, first, width) => toneByLine(tone, colors, values, out.subarray(first, first + width))
}

// Separate loops with local variables are a quarter faster than loops inside closures.

function toneByLine(
  { slope, offset, factor }: Tone,
  colors: Uint32Array,
  values: Float32Array,
  out: Uint32Array,
): void {
  for (let i = 0; i < out.length; i++) {
    const value = values[i] as number
    if (Number.isNaN(value)) continue
    const level = (value * slope + offset) * factor
    out[i] = colors[level <= 0 ? 0 : level >= 255 ? 255 : (level + 0.5) | 0] as number
  }
}

function toneByTable(
  { slope, offset, factor }: Tone,
  levels: Float32Array,
  colors: Uint32Array,
  values: Float32Array,
  out: Uint32Array,
): void {
  const last = levels.length - 1
  for (let i = 0; i < out.length; i++) {
    const value = values[i] as number
    if (Number.isNaN(value)) continue
    const entry = (value * slope + offset) * factor
    const at = entry <= 0 ? 0 : entry >= last ? last : entry
    const index = at | 0
    const below = levels[index] as number
    const above = levels[index < last ? index + 1 : last] as number
    out[i] = colors[(below + (above - below) * (at - index) + 0.5) | 0] as number
  }
}

/** Steps per unit: fine enough that a window of width 2 over colors is right to 1 level. */
const FINE = 64

/** Channels are between 0 and 255, so a lookup table works for any tone. */
export function colorToner(tone: Tone): RowToner {
  const steps = Float32Array.from({ length: 255 * FINE + 1 }, (_, at) => at / FINE)
  const toned = new Uint32Array(steps.length)
  grayToner(tone)(steps, toned, 0, steps.length)
  const levels = Uint8Array.from(toned, (color) => color & 255)
  return (values, out, first, width) => {
    for (let i = 0; i < width; i++) {
      const red = values[3 * i] as number
      if (Number.isNaN(red)) continue
      const green = values[3 * i + 1] as number
      const blue = values[3 * i + 2] as number
      out[first + i] =
        (levels[(red * FINE + 0.5) | 0] as number) |
        ((levels[(green * FINE + 0.5) | 0] as number) << 8) |
        ((levels[(blue * FINE + 0.5) | 0] as number) << 16) |
        0xff000000
    }
  }
}
