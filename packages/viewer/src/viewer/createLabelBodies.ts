import { contourMasks } from '../labels/contourMasks.ts'
import { cutBody, type LabelBody, labelBodies } from '../labels/cutMasks.ts'
import { type ColoredMask, type DrawnLabels, labelsCutBy } from '../labels/FrameLabels.ts'
import { type LabelMask, sliceDistance } from '../labels/segmentMasks.ts'
import type { SegmentationContent, StructuresContent } from '../model/Labels.ts'
import type { ImagePlane } from '../space/plane/ImagePlane.ts'
import type { TransformBetween } from '../space/registration/transformBetween.ts'

/** A frame of a stack in the patient. */
interface CutFrame {
  id: string
  plane: ImagePlane
}

export type LabelBodies = ReturnType<typeof createLabelBodies>

/** The masks of shown labels as bodies, and what was cut from them. */
export function createLabelBodies(masksOf: (id: string) => readonly LabelMask[] | undefined) {
  const bodies = new Map<string, readonly LabelBody[]>()
  /** By the id of the instance, then by frame and label. */
  const cuts = new Map<string, Map<string, LabelMask | undefined>>()

  /** Created once, when they are first cut. */
  function bodiesOf(id: string, content: SegmentationContent | StructuresContent): readonly LabelBody[] {
    const known = bodies.get(id)
    if (known) return known
    const isSegmentation = content.kind === 'segmentation'
    const own = isSegmentation ? masksOf(id) : contourMasks(content)
    if (!own) return []
    const made = labelBodies(own, isSegmentation ? sliceDistance(content).distance : undefined)
    bodies.set(id, made)
    return made
  }

  return {
    cutBy: (plane: ImagePlane, part: DrawnLabels, between: TransformBetween): ColoredMask[] =>
      labelsCutBy(plane, part, { bodiesOf, between }),
    /**
     * The labels that a frame cuts between their own slices, across them or through a registration. Each is cut
     * once, so that scrolling back costs nothing.
     */
    cutOn({ id, plane }: CutFrame, part: DrawnLabels, between: TransformBetween): ColoredMask[] {
      const known = cuts.get(part.id) ?? new Map<string, LabelMask | undefined>()
      cuts.set(part.id, known)
      function cut(body: LabelBody, moved: ImagePlane): LabelMask | undefined {
        const key = `${id} ${body.label}`
        if (!known.has(key)) known.set(key, cutBody(body, moved))
        return known.get(key)
      }
      return labelsCutBy(plane, part, { bodiesOf, between, cut })
    },
    /** Forgets cuts, because registrations may have come. */
    forgetCuts: () => cuts.clear(),
    delete(id: string): void {
      bodies.delete(id)
      cuts.delete(id)
    },
  }
}
