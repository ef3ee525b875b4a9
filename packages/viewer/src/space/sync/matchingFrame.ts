import type { Vector } from '../../model/Geometry.ts'
import type { Stack, StackFrame } from '../../model/Stack.ts'
import { moved } from '../registration/rigid.ts'
import { ONLY_SAME, type TransformBetween } from '../registration/transformBetween.ts'
import { cross, dot } from '../vector.ts'
import { centerOf, frameOf, isParallel, type StackLink, type StackPlace } from './stackLink.ts'

/** For a stack with a single frame: the maximum distance of two corresponding slices. */
const REACH_OF_ONE_MM = 10

/**
 * The frame of another stack at the same position; undefined for unrelated frames of reference, planes that
 * aren't parallel, or positions beyond its last slice.
 */
export function matchingFrame(
  target: Stack,
  from: StackPlace,
  link: StackLink = { kind: 'place' },
  between: TransformBetween = ONLY_SAME,
): StackFrame | undefined {
  const source = frameOf(from)
  const first = target.frames[0]
  if (!source || !first) return undefined
  if (link.kind === 'index') return target.frames[from.stack.frames.indexOf(source) + link.offset]
  if (link.kind === 'distance')
    return isParallel(source, first) ? nearest(target, centerOf(source), link.offset) : undefined
  const matrix = between(source.instance.record.frameOfReference, first.instance.record.frameOfReference)
  if (!matrix || !isParallel(source, first, matrix)) return undefined
  return nearest(target, moved(matrix, centerOf(source)), 0)
}

function nearest({ frames }: Stack, point: Vector, offset: number): StackFrame | undefined {
  let best: StackFrame | undefined
  let distance = Number.POSITIVE_INFINITY
  let spacing = 0
  let before: number | undefined
  for (const one of frames) {
    const { geometry } = one.frame
    if (!geometry) continue
    const normal = cross(geometry.row, geometry.column)
    const place = dot(geometry.position, normal)
    const away = Math.abs(dot(point, normal) + offset - place)
    if (away < distance) [best, distance] = [one, away]
    if (before !== undefined) spacing = Math.max(spacing, Math.abs(place - before))
    before = place
  }
  return distance <= (spacing || REACH_OF_ONE_MM) ? best : undefined
}
