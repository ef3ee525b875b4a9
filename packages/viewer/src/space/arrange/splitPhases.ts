import type { StackFrame } from '../../model/Stack.ts'
import { byNumber } from './frameOrder.ts'
import { groupBy } from './groupBy.ts'
import type { Place } from './placeFrames.ts'

/** A separate stack per time point, b-value or echo needs enough positions to be worth scrolling. */
const FEWEST_PLACES = 3
const MOST_PHASES = 40

interface Placed {
  frame: StackFrame
  place: number
}

/**
 * If several frames lie at every position, one stack per phase if the phases separate them cleanly, so that
 * each stack has one frame per position. Otherwise undefined, and the frames stay together, sorted by phase
 * at each position.
 */
export function splitPhases(places: readonly Place[]): StackFrame[][] | undefined {
  if (places.length < FEWEST_PLACES || places.every(({ frames }) => frames.length === 1)) return undefined
  const all = places.flatMap(({ frames }, place) => frames.map((frame) => ({ frame, place })))
  const parts = part(all, 0)
  if (!parts || parts.length > MOST_PHASES) return undefined
  return parts.map((placed) => placed.map(({ frame }) => frame))
}

function part(frames: readonly Placed[], component: number): Placed[][] | undefined {
  if (frames.length < FEWEST_PLACES) return undefined
  if (new Set(frames.map(({ place }) => place)).size === frames.length) return [[...frames]]
  const components = Math.max(...frames.map(({ frame }) => frame.frame.phase.length))
  for (let index = component; index < components; index++) {
    const byValue = groupBy(frames, ({ frame }) => frame.frame.phase[index] ?? Number.NaN)
    if (byValue.size < 2 || byValue.size > MOST_PHASES) continue
    const parts = [...byValue].sort(([a], [b]) => byNumber(a, b)).map(([, group]) => part(group, index + 1))
    if (parts.every((one) => one !== undefined)) return parts.flat()
  }
  return undefined
}
