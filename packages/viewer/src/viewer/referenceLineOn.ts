import type { FrameId, StackFrame } from '../model/Stack.ts'
import { planeOf } from '../space/plane/ImagePlane.ts'
import { movePlane } from '../space/registration/movePlane.ts'
import { type ReferenceLine, referenceLine } from '../space/sync/referenceLine.ts'
import type { StudyIndex } from './createStudyIndex.ts'

/** Where another image of the same patient intersects this one, also through a registration. */
export function referenceLineOn(
  { locate, transforms }: Pick<StudyIndex, 'locate' | 'transforms'>,
  frame: StackFrame,
  other: FrameId | undefined,
): ReferenceLine | undefined {
  const patientKey = locate(frame.id)?.stack.patientKey
  const cutting = other === undefined || other === frame.id ? undefined : locate(other)
  if (patientKey === undefined || cutting?.stack.patientKey !== patientKey) return undefined
  const [on, of] = [planeOf(frame), planeOf(cutting.frame)]
  const matrix = on && of && transforms(patientKey)(of.frameOfReference, on.frameOfReference)
  return matrix && referenceLine(on, movePlane(of, matrix, on.frameOfReference))
}
