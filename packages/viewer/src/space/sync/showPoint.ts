import type { ImagePoint, Vector } from '../../model/Geometry.ts'
import type { Stack, StackFrame } from '../../model/Stack.ts'
import { imagePoint, isInside, planeOf } from '../plane/ImagePlane.ts'

/** The position of a patient point in a stack. */
export interface ShownPoint {
  frame: StackFrame
  point: ImagePoint
  /** From the plane of the frame, in mm. */
  distance: number
}

/**
 * The 3D cursor: the frame nearest to a point, and the position on it. Undefined in another frame of
 * reference, outside of the images and beyond the last slice.
 */
export function showPoint(
  stack: Stack,
  point: Vector,
  frameOfReference: string | undefined,
): ShownPoint | undefined {
  let best: ShownPoint | undefined
  let spacing = 0
  let before: number | undefined
  for (const frame of stack.frames) {
    const plane = planeOf(frame)
    if (!plane || frameOfReference === undefined || plane.frameOfReference !== frameOfReference) continue
    const { x, y, distance } = imagePoint(plane, point)
    if (before !== undefined) spacing = Math.max(spacing, Math.abs(distance - before))
    before = distance
    const away = Math.abs(distance)
    if (isInside(plane, { x, y }) && (!best || away < best.distance))
      best = { frame, point: { x, y }, distance: away }
  }
  return best && best.distance <= (spacing || REACH_OF_ONE_MM) ? best : undefined
}

/** A single image shows what lies within this distance. */
const REACH_OF_ONE_MM = 10
