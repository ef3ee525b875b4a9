import type { Line } from './Line.ts'
import type { VolumeShape } from './VolumeShape.ts'

/** Finds the slices between which positions along the normal lie. */
export function createSliceFinder({ places, sliceSpacing }: Pick<VolumeShape, 'places' | 'sliceSpacing'>) {
  const last = places.length - 1
  const first = places[0] as number

  /** The last slice at or before a position, except for the very last. */
  function sliceAt(place: number): number {
    const guess = Math.floor((place - first) / sliceSpacing)
    // Spacings are equal only within 1 %, so over a thousand slices the guess may be off by some.
    return sliceFrom(guess < 0 ? 0 : guess > last - 1 ? last - 1 : guess, place)
  }

  /** The same, starting from a nearby slice. */
  function sliceFrom(from: number, place: number): number {
    let slice = from
    while (slice > 0 && place < (places[slice] as number)) slice--
    while (slice < last - 1 && place >= (places[slice + 1] as number)) slice++
    return slice
  }

  function shareBehind(place: number, slice: number): number {
    const before = places[slice] as number
    const share = snapped((place - before) / ((places[slice + 1] as number) - before))
    return share < 0 ? 0 : share > 1 ? 1 : share
  }

  /** The first step of a line that is no longer between this slice and the next. */
  function leavesAt({ place, stepPlace }: Line, slice: number): number {
    const isLast = stepPlace === 0 || (stepPlace > 0 ? slice === last - 1 : slice === 0)
    if (isLast) return Number.POSITIVE_INFINITY
    if (stepPlace > 0) return Math.ceil(((places[slice + 1] as number) - place) / stepPlace)
    return Math.floor(((places[slice] as number) - place) / stepPlace) + 1
  }

  return { sliceAt, sliceFrom, shareBehind, leavesAt }
}

/** A distance of a billionth of a voxel from the center is a rounding error, and the center is sampled faster. */
export function snapped(value: number): number {
  const whole = Math.round(value)
  return Math.abs(value - whole) < 1e-9 ? whole : value
}
