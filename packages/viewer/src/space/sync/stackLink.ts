import type { Vector } from '../../model/Geometry.ts'
import type { RigidMatrix } from '../../model/Registration.ts'
import type { FrameId, Stack, StackFrame } from '../../model/Stack.ts'
import { normalOf, planeOf } from '../plane/ImagePlane.ts'
import { IDENTITY, turned } from '../registration/rigid.ts'
import { cross, degreesBetween, dot } from '../vector.ts'

export type StackLink =
  /** By position in the patient: same frame of reference, nearly parallel planes. */
  | { kind: 'place' }
  /** Set by the reader: an offset in mm along the normal of the target. */
  | { kind: 'distance'; offset: number }
  /** Set by the reader: an offset in frames. */
  | { kind: 'index'; offset: number }

export interface StackPlace {
  stack: Stack
  frame: FrameId
}

/** Beyond this angle, a slice shows something different from its counterpart. */
const NEARLY_PARALLEL_DEGREES = 15

/**
 * Whether two frames are parallel enough to scroll together by position, `a` being transformed by `matrix`;
 * false if either has no position.
 */
export function isParallel(a: StackFrame, b: StackFrame, matrix: RigidMatrix = IDENTITY): boolean {
  const [one, other] = [a.frame.geometry, b.frame.geometry]
  if (!one || !other) return false
  const degrees = degreesBetween(turned(matrix, cross(one.row, one.column)), cross(other.row, other.column))
  return Math.min(degrees, 180 - degrees) <= NEARLY_PARALLEL_DEGREES
}

export function isSameFrameOfReference(a: StackFrame, b: StackFrame): boolean {
  const uid = a.instance.record.frameOfReference
  return uid !== undefined && uid === b.instance.record.frameOfReference
}

export const frameOf = ({ stack, frame }: StackPlace): StackFrame | undefined =>
  stack.frames.find(({ id }) => id === frame)

/**
 * The link that keeps these two frames together, as the reader has set it. In mm if both are parallel,
 * otherwise in frames; undefined if a frame isn't in its stack.
 */
export function linkStacks(from: StackPlace, target: StackPlace): StackLink | undefined {
  const [a, b] = [frameOf(from), frameOf(target)]
  if (!a || !b) return undefined
  if (!isParallel(a, b)) {
    return { kind: 'index', offset: target.stack.frames.indexOf(b) - from.stack.frames.indexOf(a) }
  }
  const normal = b.frame.geometry ? normalOf(b.frame.geometry) : centerOf(b)
  return { kind: 'distance', offset: dot(centerOf(b), normal) - dot(centerOf(a), normal) }
}

/** Planes may be slightly oblique, so the center of the image counts rather than its corner. */
export function centerOf(frame: StackFrame): Vector {
  const plane = planeOf(frame)
  const { geometry } = frame.frame
  if (!geometry) return [0, 0, 0]
  const [rowSpacing, columnSpacing] = plane?.spacing ?? [0, 0]
  const across = ((frame.image.format.columns - 1) / 2) * columnSpacing
  const down = ((frame.image.format.rows - 1) / 2) * rowSpacing
  const along = (axis: 0 | 1 | 2) =>
    geometry.position[axis] + geometry.row[axis] * across + geometry.column[axis] * down
  return [along(0), along(1), along(2)]
}
