/** Over the end: from the start again, or backwards from there. */
export type CineMode = 'loop' | 'backAndForth'

export interface Cine {
  /** Of one round, in ms. */
  duration: number
  /**
   * Which frame, from 0, is to be seen so many ms after the start. It depends on the time alone: a computer that is too
   * slow drops frames and keeps the pace.
   */
  frameAt(elapsed: number): number
}

export interface CineOptions {
  mode?: CineMode
  /** 2: twice as fast. */
  speed?: number
  /** The frame that is seen at time 0. */
  start?: number
}

/** Where a file gives no rate. */
export const DEFAULT_RATE = 15

/** `times`: how long each frame is seen, in ms. What isn't a time (the 0 that vectors begin with) becomes their mean. */
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

/** Times for frames that come without any. */
export const timesAtRate = (frames: number, perSecond: number): number[] =>
  Array(frames).fill(1000 / perSecond)

const isTime = (time: number) => Number.isFinite(time) && time > 0

function firstAbove(ends: readonly number[], value: number): number {
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] as number) > value) high = middle
    else low = middle + 1
  }
  return low
}
