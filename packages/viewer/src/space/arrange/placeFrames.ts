import type { Vector } from '../../model/Geometry.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { cross, dot, scale, unit } from '../vector.ts'
import { byPhaseFirst } from './frameOrder.ts'

/** Two frames closer than this have the same position, because positions are rounded decimals. */
export const SAME_PLACE_MM = 0.01

export interface Place {
  /** In mm along the stack direction. */
  at: number
  frames: StackFrame[]
}

/** Positions in scroll order, with all frames at each. */
export function placeFrames(frames: readonly StackFrame[]): Place[] {
  const first = frames[0]?.frame.geometry
  if (!first) return []
  const direction = readingDirection(cross(first.row, first.column))
  const placed = frames.map((frame) => ({
    frame,
    at: dot(frame.frame.geometry?.position ?? first.position, direction),
  }))
  placed.sort((a, b) => a.at - b.at || byPhaseFirst(a.frame, b.frame))
  const places: Place[] = []
  for (const { frame, at } of placed) {
    const last = places.at(-1)
    if (last && at - last.at <= SAME_PLACE_MM) last.frames.push(frame)
    else places.push({ at, frames: [frame] })
  }
  for (const place of places) if (place.frames.length > 1) place.frames.sort(byPhaseFirst)
  return places
}

/**
 * All stacks have the same direction, whatever their instance numbers are: head to feet, right to left, front to
 * back. Patient axes: x to the left, y to the back, z to the head.
 */
function readingDirection(normal: Vector): Vector {
  const [x, y, z] = [Math.abs(normal[0]), Math.abs(normal[1]), Math.abs(normal[2])]
  const isForward = z >= x && z >= y ? normal[2] < 0 : y >= x ? normal[1] > 0 : normal[0] > 0
  return scale(unit(normal), isForward ? 1 : -1)
}
