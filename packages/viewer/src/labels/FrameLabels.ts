import type { InstanceRecord } from '../model/Instance.ts'
import type { Label, LabelColor, SegmentationContent, StructuresContent } from '../model/Labels.ts'
import type { StackFrame } from '../model/Stack.ts'
import type { ImagePlane } from '../space/plane/ImagePlane.ts'
import { movePlane } from '../space/registration/movePlane.ts'
import { IDENTITY } from '../space/registration/rigid.ts'
import type { TransformBetween } from '../space/registration/transformBetween.ts'
import { cutBody, type LabelBody } from './cutMasks.ts'
import { labelColor } from './labelColor.ts'
import { contoursOn, masksOn, type PlacedContour, type PlacedMask, SAME_PIXELS } from './labelsOn.ts'
import type { LabelMask } from './segmentMasks.ts'

export interface FrameLabels {
  masks: readonly ColoredMask[]
  contours: readonly ColoredContour[]
}

export type ColoredMask = PlacedMask & { color: LabelColor }
type ColoredContour = PlacedContour & { color: LabelColor }

export const NO_LABELS: FrameLabels = { masks: [], contours: [] }

/** A shown segmentation or structure set. */
export interface DrawnLabels {
  id: string
  record: InstanceRecord
  /** Numbers of hidden labels. */
  hidden: ReadonlySet<number>
}

interface FramePlace {
  frame: StackFrame
  /** The distance from the frame's plane within which something is drawn on it. */
  tolerance: number
}

export interface CuttingParts {
  bodiesOf: (id: string, content: SegmentationContent | StructuresContent) => readonly LabelBody[]
  /** Between the frames of reference of the patient. */
  between: TransformBetween
  /** The function that cuts a body; callers pass one that caches its results. */
  cut?: typeof cutBody
}

/** The labels that a plane cuts, in its pixels, directly or through a registration. */
export function labelsCutBy(
  plane: ImagePlane,
  { id, record, hidden }: DrawnLabels,
  { bodiesOf, between, cut = cutBody }: CuttingParts,
): ColoredMask[] {
  const { content } = record
  if (content.kind !== 'segmentation' && content.kind !== 'structures') return []
  const spaceOf = spacesOf(record, content)
  const planes = new Map<string | undefined, ImagePlane | undefined>()
  function planeIn(space: string | undefined): ImagePlane | undefined {
    const matrix = planes.has(space) ? undefined : between(plane.frameOfReference, space)
    if (!planes.has(space))
      planes.set(space, matrix && (matrix === IDENTITY ? plane : movePlane(plane, matrix, space)))
    return planes.get(space)
  }
  const colorOf = colorsOf(content.labels)
  return bodiesOf(id, content).flatMap((body) => {
    const own = hidden.has(body.label) ? undefined : planeIn(spaceOf(body.label))
    const mask = own && cut(body, own)
    return mask ? [{ mask, matrix: SAME_PIXELS, color: colorOf(body.label) }] : []
  })
}

/** The frame of reference of each label. */
function spacesOf(
  { frameOfReference }: InstanceRecord,
  content: SegmentationContent | StructuresContent,
): (label: number) => string | undefined {
  if (content.kind === 'segmentation') return () => frameOfReference
  const own = new Map(content.labels.map((label) => [label.number, label.frameOfReference]))
  return (label) => own.get(label) ?? content.frameOfReference
}

/** The masks of a segmentation on a frame. */
export function segmentationOn(
  { frame, tolerance }: FramePlace,
  { hidden, record: { frameOfReference, content } }: DrawnLabels,
  masks: readonly LabelMask[],
): ColoredMask[] {
  if (content.kind !== 'segmentation') return []
  const colorOf = colorsOf(content.labels)
  const own = masks.filter(({ label }) => !hidden.has(label))
  return masksOn(frame, own, { frameOfReference, tolerance }).map((placed) => ({
    ...placed,
    color: colorOf(placed.mask.label),
  }))
}

/** The contours of a structure set on a frame. */
export function structuresOn(
  { frame, tolerance }: FramePlace,
  { hidden, record: { content } }: DrawnLabels,
): ColoredContour[] {
  if (content.kind !== 'structures') return []
  const colorOf = colorsOf(content.labels)
  const labels = content.labels.filter(({ number }) => !hidden.has(number))
  return contoursOn(frame, { ...content, labels }, tolerance).map((contour) => ({
    ...contour,
    color: colorOf(contour.label),
  }))
}

export function colorsOf(labels: readonly Label[]): (number: number) => LabelColor {
  return (number) => {
    const index = labels.findIndex((label) => label.number === number)
    return labelColor(labels[index] ?? {}, index < 0 ? labels.length + number : index)
  }
}
