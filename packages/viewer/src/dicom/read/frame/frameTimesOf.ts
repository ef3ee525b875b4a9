import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, numbersOf, tagsOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'

const T = tags(
  'FrameIncrementPointer',
  'FrameTime',
  'FrameTimeVector',
  'RecommendedDisplayFrameRate',
  'CineRate',
)

/** The duration of each frame in ms (PS3.3 C.7.6.5); undefined if the file is no cine. */
export function frameTimesOf(dataset: ParsedDataset, count: number): number[] | undefined {
  if (count < 2) return undefined
  const pointers = tagsOf(dataset, T.FrameIncrementPointer)
  const vector = timesByVector(dataset, count)
  if (vector && pointers.includes(T.FrameTimeVector)) return vector
  const time = positive(dataset, T.FrameTime)
  if (time !== undefined) return new Array<number>(count).fill(time)
  if (vector) return vector
  const rate = positive(dataset, T.RecommendedDisplayFrameRate) ?? positive(dataset, T.CineRate)
  return rate === undefined ? undefined : new Array<number>(count).fill(1000 / rate)
}

/**
 * The vector contains the time since the previous frame, 0 for the first, so the duration of a frame is at
 * the next index.
 */
function timesByVector(dataset: ParsedDataset, count: number): number[] | undefined {
  const increments = numbersOf(dataset, T.FrameTimeVector).slice(0, count)
  const durations = increments.slice(1)
  const last = durations.at(-1)
  const isSound = increments.length === count && last !== undefined && durations.every((time) => time > 0)
  return isSound ? [...durations, last] : undefined
}

function positive(dataset: ParsedDataset, tag: number): number | undefined {
  const number = numberOf(dataset, tag)
  return number !== undefined && number > 0 ? number : undefined
}
