import { type DerivedParts, type DicomDataset, derivedHead, stampOf, writeDicom } from '../../dicom/index.ts'
import type { Appearance } from '../../display/gray/Appearance.ts'
import type { Matrix } from '../../display/placement/placeImage.ts'
import type { ModalityMap } from '../../model/Grayscale.ts'
import type { DisplayedArea } from '../../model/Presentation.ts'
import type { StackFrame } from '../../model/Stack.ts'
import type { View } from '../../model/View.ts'
import { annotationItems, type DrawnMeasurement, LAYER } from './annotationItems.ts'
import { areaItems, rotationItems } from './areaItems.ts'
import { modalityItems, voiItems } from './grayItems.ts'
import { grouped, referencedImages } from './referencedImages.ts'
import { shutterItems } from './shutterItems.ts'

export interface PresentationStateParts
  extends Pick<DerivedParts, 'patient' | 'study' | 'program' | 'deviceUid' | 'now'> {
  /** The frames of the displayed stack. */
  frames: readonly StackFrame[]
  /** The displayed frame and its appearance. */
  shown: {
    frame: StackFrame
    appearance: Appearance
    view: Pick<View, 'rotation' | 'isFlipped' | 'isInverted' | 'aspect'>
    /** The visible part of the image, and its matrix. */
    area: DisplayedArea
    matrix: Matrix
  }
  drawn: readonly DrawnMeasurement[]
  hasOverlays: boolean
  /** The name in lists. */
  description: string
  newUid: () => string
}

export type PresentationStateResult =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; sopInstance: string }
  /**
   * `noImage` means that it isn't from a DICOM file; `color`, that only gray images can have such a state.
   */
  | { ok: false; reason: 'noImage' | 'color' }

const GRAYSCALE_STATE = '1.2.840.10008.5.1.4.1.1.11.1'

/**
 * The present view of a stack with its drawings, as a Grayscale Softcopy Presentation State (PS3.3 A.33.1).
 */
export function toPresentationState(parts: PresentationStateParts): PresentationStateResult {
  const { shown, newUid, description, now } = parts
  const { frame, appearance, view } = shown
  if (frame.instance.record.sopClass === '' || frame.instance.record.sopInstance === '')
    return { ok: false, reason: 'noImage' }
  if (appearance.kind === 'color') return { ok: false, reason: 'color' }
  const sopInstance = newUid()
  const images = imagesLike(parts)
  const names = new Set(images.map(({ id }) => id))
  const { date, time } = stampOf(now)
  const dataset: DicomDataset = {
    ...derivedHead({
      ...parts,
      sopClass: GRAYSCALE_STATE,
      sopInstance,
      modality: 'PR',
      seriesUid: newUid(),
      seriesNumber: 9901,
      seriesDescription: 'Presentation state',
    }),
    // General Series requires it for paired body parts; the images determine the side.
    Laterality: lateralityOf(frame),
    ContentLabel: 'PANDOK',
    ContentDescription: description.slice(0, 64),
    ContentCreatorName: '',
    PresentationCreationDate: date,
    PresentationCreationTime: time,
    ReferencedSeriesSequence: grouped(images, ({ instance }) => instance.record.series.uid).map(
      ([series, own]) => ({ SeriesInstanceUID: series, ReferencedImageSequence: referencedImages(own) }),
    ),
    ...modalityItems(frame.frame.modality),
    ...voiItems(images, appearance),
    PresentationLUTShape: appearance.isInverted !== view.isInverted ? 'INVERSE' : 'IDENTITY',
    ...rotationItems(view),
    ...areaItems(shown.area, frame.frame.spacing, { matrix: shown.matrix, aspect: shown.view.aspect }),
    ...(frame.frame.shutter && shutterItems(frame.frame.shutter)),
    ...annotationItems(parts.drawn.filter((one) => names.has(one.frame.id))),
    ...overlayItems(parts),
  }
  return { ok: true, bytes: writeDicom(withLayer(dataset)), sopInstance }
}

/** Empty if unknown. */
function lateralityOf({ frame, instance }: StackFrame): string {
  const side = frame.laterality ?? instance.record.laterality
  return side === 'L' || side === 'R' ? side : ''
}

/** A state has one modality map, so images with another one, as in PET, aren't included. */
function imagesLike({ frames, shown }: PresentationStateParts): StackFrame[] {
  const key = mapKey(shown.frame.frame.modality)
  return frames.filter(
    ({ id, frame, instance }) =>
      id === shown.frame.id || (instance.record.sopInstance !== '' && mapKey(frame.modality) === key),
  )
}

const mapKey = (map: ModalityMap): string =>
  map.kind === 'rescale'
    ? `${map.slope} ${map.intercept} ${map.unit}`
    : `${map.table.first} ${map.table.entries.join(' ')}`

/** Overlay planes are visible only if the state assigns them to a layer (PS3.3 C.11.7). */
function overlayItems({ shown, hasOverlays }: PresentationStateParts): DicomDataset {
  if (!hasOverlays) return {}
  return Object.fromEntries(
    shown.frame.frame.overlays.map(({ group }) => [
      `${group.toString(16)}1001`,
      { vr: 'CS', value: LAYER } as const,
    ]),
  )
}

/** A layer that is used has to be described. */
function withLayer(dataset: DicomDataset): DicomDataset {
  const isUsed = Object.keys(dataset).some((key) => /^60[\da-f]{2}1001$/u.test(key))
  if (!isUsed || dataset['GraphicLayerSequence']) return dataset
  return { ...dataset, GraphicLayerSequence: [{ GraphicLayer: LAYER, GraphicLayerOrder: 1 }] }
}
