import type { Vector } from '../../model/Geometry.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { chordOf, isWithin } from '../vector.ts'

/** Rounded cosines of one scan differ by hundredths of a degree, planned orientations by far more. */
const SAME_ORIENTATION = chordOf(1)

interface Group {
  row: Vector
  column: Vector
  frames: StackFrame[]
}

/** More orientations than are planned for one series mean that it rotates. */
const MOST_ORIENTATIONS = 60

export interface OrientationGroup {
  frames: readonly StackFrame[]
  /** True if no two neighbors are parallel (rotating projections), so that there is no sort direction. */
  isTurning: boolean
}

/**
 * Groups parallel frames; the first of each group is the reference. A series that rotates from frame to frame
 * stays together, because readers scroll through the rotation.
 */
export function orientationGroups(frames: readonly StackFrame[]): OrientationGroup[] {
  const groups: Group[] = []
  for (const frame of frames) {
    const { geometry } = frame.frame
    if (!geometry) continue
    const { row, column } = geometry
    const group = groups.find((one) => isParallel(one, row, column))
    if (group) group.frames.push(frame)
    else groups.push({ row, column, frames: [frame] })
    if (groups.length > MOST_ORIENTATIONS) return [{ frames, isTurning: true }]
  }
  const isTurning = groups.length > 3 && frames.length < groups.length * 2
  return isTurning ? [{ frames, isTurning }] : groups.map((group) => ({ frames: group.frames, isTurning }))
}

const isParallel = (group: Group, row: Vector, column: Vector) =>
  isWithin(group.row, row, SAME_ORIENTATION) && isWithin(group.column, column, SAME_ORIENTATION)
