import {
  type DrawnLabels,
  type FrameLabels,
  NO_LABELS,
  segmentationOn,
  structuresOn,
} from '../labels/FrameLabels.ts'
import { planeTolerance } from '../labels/labelsOn.ts'
import type { LabelMask } from '../labels/segmentMasks.ts'
import type { Stack } from '../model/Stack.ts'
import { planeOf } from '../space/plane/ImagePlane.ts'
import type { TransformBetween } from '../space/registration/transformBetween.ts'
import type { LabelBodies } from './createLabelBodies.ts'

type LabelledStack = Pick<Stack, 'frames' | 'patientKey'>

interface FrameLabelsParts {
  bodies: Pick<LabelBodies, 'cutOn'>
  masksOf: (id: string) => readonly LabelMask[] | undefined
  /** The objects that are drawn on images of a patient. */
  drawn: (patientKey: string) => DrawnLabels[]
  isAnyOn: () => boolean
  between: (patientKey: string) => TransformBetween
}

/** The labels on each frame of the stacks, found once until something about them changes. */
export function createFrameLabels({ bodies, masksOf, drawn, isAnyOn, between }: FrameLabelsParts) {
  // Images are looked through again and again, and each would go through all masks each time.
  let known = new WeakMap<Stack['frames'], FrameLabels[]>()

  function labelsOf(stack: LabelledStack, index: number, only?: string): FrameLabels {
    const frame = stack.frames[index]
    if (!frame || !isAnyOn()) return NO_LABELS
    const place = { frame, tolerance: planeTolerance(stack.frames, index) }
    const parts = drawn(stack.patientKey).filter(({ id }) => only === undefined || only === id)
    const plane = only === undefined ? planeOf(frame) : undefined
    const transforms = between(stack.patientKey)
    const found = parts.map((part) => {
      const own = segmentationOn(place, part, masksOf(part.id) ?? [])
      const contours = structuresOn(place, part)
      // Objects on the frame itself are drawn unchanged, and all others are cut by its plane.
      const there = [...own.map(({ mask }) => mask.label), ...contours.map(({ label }) => label)]
      const rest = { ...part, hidden: new Set([...part.hidden, ...there]) }
      const cut = plane ? bodies.cutOn({ id: frame.id, plane }, rest, transforms) : []
      return { masks: [...own, ...cut], contours }
    })
    return joined(found)
  }

  return {
    /**
     * The labels on a frame of a stack: those of all shown objects, or of a single one, for which only masks on the
     * frame itself count.
     */
    on(stack: LabelledStack, index: number, only?: string): FrameLabels {
      if (only !== undefined) return labelsOf(stack, index, only)
      const onFrames = known.get(stack.frames) ?? []
      known.set(stack.frames, onFrames)
      const found = onFrames[index] ?? labelsOf(stack, index)
      onFrames[index] = found
      return found
    },
    forget(): void {
      known = new WeakMap()
    },
  }
}

const joined = (parts: readonly FrameLabels[]): FrameLabels => ({
  masks: parts.flatMap(({ masks }) => masks),
  contours: parts.flatMap(({ contours }) => contours),
})
