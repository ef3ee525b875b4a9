import { itemAt } from '@pandok/domain'

/** The behavior at the last frame: start again, or play backwards from there. */
export type CineMode = 'loop' | 'backAndForth'

export interface Cine {
  /** Duration of one round in ms. */
  duration: number
  /**
   * The frame, from 0, at this many ms after the start. It depends on time alone, so a slow computer drops
   * frames and keeps the frame rate.
   */
  frameAt(elapsed: number): number
}

export interface CineOptions {
  mode?: CineMode
  /** A factor; 2 is twice as fast. */
  speed?: number
  /** The frame at time 0. */
  start?: number
}

/** Frames per second if the file gives no rate. */
export const DEFAULT_RATE = 15

/**
 * `times` are the durations of the frames in ms. Invalid ones (the 0 with which vectors start) are replaced
 * by the mean.
 */
export function createCine(
  times: readonly number[],
  { mode = 'loop', speed = 1, start = 0 }: CineOptions = {},
): Cine {
  const known = times.filter(isTime)
  const mean =
    known.length > 0 ? known.reduce((sum, time) => sum + time, 0) / known.length : 1000 / DEFAULT_RATE
  const forth = times.map((_, at) => at)
  const order = mode === 'loop' ? forth : [...forth, ...forth.slice(1, -1).reverse()]
  const ends: number[] = []
  let duration = 0
  for (const frame of order) {
    const time = times[frame] ?? mean
    duration += isTime(time) ? time : mean
    ends.push(duration)
  }
  const offset = ends[start - 1] ?? 0
  return {
    duration: duration / speed,
    frameAt: (elapsed) => {
      const within = duration > 0 ? (((elapsed * speed + offset) % duration) + duration) % duration : 0
      return order[firstAbove(ends, within)] ?? 0
    },
  }
}

/** Durations for frames without any. */
export const timesAtRate = (frames: number, perSecond: number): number[] =>
  Array(frames).fill(1000 / perSecond)

const isTime = (time: number) => Number.isFinite(time) && time > 0

function firstAbove(ends: readonly number[], value: number): number {
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (itemAt(ends, middle) > value) high = middle
    else low = middle + 1
  }
  return low
}
