import type { ModalityMap, OverlayPlane, Shutter, VoiOption } from '../../../model/Grayscale.ts'
import type {
  AreaSelection,
  DisplayedArea,
  ImageReference,
  PresentationContent,
  UndrawnPart,
} from '../../../model/Presentation.ts'
import { firstItem, items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, numbersOf, stringOf, stringsOf } from '../../parse/values.ts'
import { personOf, textOf } from '../../text/textValues.ts'
import type { FrameFacts } from '../frame/functionalGroups.ts'
import { overlayIn } from '../frame/overlaysOf.ts'
import { plausibleSpacing } from '../frame/plausibleSpacing.ts'
import { shutterOf, shutterShade } from '../frame/shutterOf.ts'
import { lookupTableOf } from '../gray/lookupTableOf.ts'
import { modalityOf } from '../gray/modalityOf.ts'
import { voiOf } from '../gray/voiOf.ts'
import { dateOf, timeOf } from '../identity.ts'
import { XA_PRESENTATION } from '../sopClass.ts'
import { tags } from '../tags.ts'
import { graphicAnnotationsOf } from './graphicAnnotationsOf.ts'
import { graphicLayersOf } from './graphicLayersOf.ts'
import { imageReferences, imagesMeant } from './imageReferences.ts'
import { masksOf, viewingModesOf } from './masksOf.ts'

const T = tags(
  'ContentLabel',
  'ContentDescription',
  'ContentCreatorName',
  'PresentationCreationDate',
  'PresentationCreationTime',
  'ReferencedSeriesSequence',
  'ReferencedImageSequence',
  'RescaleSlope',
  'RescaleIntercept',
  'ModalityLUTSequence',
  'SoftcopyVOILUTSequence',
  'PresentationLUTShape',
  'PresentationLUTSequence',
  'ImageRotation',
  'ImageHorizontalFlip',
  'DisplayedAreaSelectionSequence',
  'DisplayedAreaTopLeftHandCorner',
  'DisplayedAreaBottomRightHandCorner',
  'PresentationSizeMode',
  'PresentationPixelMagnificationRatio',
  'PresentationPixelSpacing',
  'PresentationPixelAspectRatio',
  'ShutterShape',
  'ShutterOverlayGroup',
  'FrameDisplayShutterSequence',
  'SOPClassUID',
)

const ITEMS_MAX = 20_000

const OVERLAY_GROUPS = Array.from({ length: 16 }, (_, index) => 0x6000 + 2 * index)
/** Elements of these groups. */
const [OVERLAY_ROWS, ACTIVATION_LAYER] = [0x0010, 0x1001]

/** A Grayscale, Color or XA/XRF Grayscale Softcopy Presentation State (PS3.3 A.33.1, A.33.2, A.33.6). */
export function presentationOf(dataset: ParsedDataset): PresentationContent {
  const modality = ownModality(dataset)
  const bitmap = shutterBitmapOf(dataset)
  const shutter = stateShutterOf(dataset, bitmap)
  const curveItem = firstItem(dataset, T.PresentationLUTSequence)
  const areas = areasOf(dataset)
  const curve = curveItem && lookupTableOf(curveItem, false)
  const { annotations, undrawn: undrawnGraphics } = graphicAnnotationsOf(dataset)
  const { masks, isWhole } = masksOf(dataset)
  return {
    kind: 'presentation',
    label: textOf(dataset, T.ContentLabel),
    description: textOf(dataset, T.ContentDescription),
    creator: personOf(dataset, T.ContentCreatorName).alphabetic.replace(/\^+/gu, ' ').trim(),
    date: dateOf(dataset, T.PresentationCreationDate),
    time: timeOf(dataset, T.PresentationCreationTime),
    images: referencedImages(dataset),
    ...(modality && { modality }),
    voi: voiItems(dataset, modality),
    isInverted: stringOf(dataset, T.PresentationLUTShape) === 'INVERSE',
    ...(curve && { curve }),
    rotation: rotationOf(numberOf(dataset, T.ImageRotation)),
    isFlipped: stringOf(dataset, T.ImageHorizontalFlip) === 'Y',
    areas,
    ...(shutter && { shutter }),
    frameShutters: frameShutters(dataset),
    masks,
    viewingModes: viewingModesOf(dataset),
    hasFrameLogarithms: stringOf(dataset, T.SOPClassUID) === XA_PRESENTATION,
    ...activeOverlays(dataset),
    annotations,
    layers: graphicLayersOf(dataset),
    undrawn: [
      ...undrawnOf(dataset, areas, bitmap !== undefined),
      ...(isWhole ? [] : (['maskSubtraction'] as const)),
      ...undrawnGraphics,
    ],
  }
}

/** Replaces its pixels that are 1 (PS3.3 C.7.6.15). */
function shutterBitmapOf(dataset: ParsedDataset): OverlayPlane | undefined {
  const group = numberOf(dataset, T.ShutterOverlayGroup)
  const isOverlay = group !== undefined && OVERLAY_GROUPS.includes(group)
  return isOverlay && hasBitmapShutter(dataset) ? overlayIn(dataset, group) : undefined
}

const hasBitmapShutter = (dataset: ParsedDataset): boolean =>
  stringsOf(dataset, T.ShutterShape).includes('BITMAP')

function stateShutterOf(dataset: ParsedDataset, bitmap: OverlayPlane | undefined): Shutter | undefined {
  const shutter = shutterOf(dataset)
  if (!bitmap) return shutter
  return { ...(shutter ?? { shapes: [], ...shutterShade(dataset) }), bitmap }
}

/** PS3.3 C.11.20. */
function frameShutters(dataset: ParsedDataset): PresentationContent['frameShutters'] {
  const found: PresentationContent['frameShutters'][number][] = []
  for (const item of items(dataset, T.FrameDisplayShutterSequence)) {
    const shutter = shutterOf(item)
    if (shutter) found.push({ images: imagesMeant(item, T.ReferencedImageSequence), shutter })
    if (found.length === ITEMS_MAX) break
  }
  return found
}

function undrawnOf(
  dataset: ParsedDataset,
  areas: readonly AreaSelection[],
  hasBitmap: boolean,
): UndrawnPart[] {
  return [
    ...(hasBitmapShutter(dataset) && !hasBitmap ? (['bitmapShutter'] as const) : []),
    ...(areas.some(({ mode, pixelSize }) => mode === 'trueSize' && !pixelSize)
      ? (['trueSize'] as const)
      : []),
  ]
}

function referencedImages(dataset: ParsedDataset): ImageReference[] {
  const found: ImageReference[] = []
  for (const series of items(dataset, T.ReferencedSeriesSequence)) {
    found.push(...imageReferences(series, T.ReferencedImageSequence))
    if (found.length >= ITEMS_MAX) break
  }
  return found
}

/** A state without a modality map applies to stored values (PS3.4 N.2.1.1), not to the image's own map. */
function ownModality(dataset: ParsedDataset): ModalityMap | undefined {
  const { elements } = dataset
  const isSaid =
    elements.has(T.ModalityLUTSequence) || elements.has(T.RescaleSlope) || elements.has(T.RescaleIntercept)
  return isSaid ? modalityOf(factsOf(dataset), false) : undefined
}

const factsOf = (dataset: ParsedDataset): FrameFacts => ({ dataset, sharedGroups: new Map() })

function voiItems(dataset: ParsedDataset, modality: ModalityMap | undefined): PresentationContent['voi'] {
  const found: PresentationContent['voi'][number][] = []
  const map = modality ?? { kind: 'rescale', slope: 1, intercept: 0, unit: '' }
  for (const item of items(dataset, T.SoftcopyVOILUTSequence)) {
    const option: VoiOption | undefined = voiOf(factsOf(item), false, map)[0]
    if (option) found.push({ images: imagesMeant(item, T.ReferencedImageSequence), option })
    if (found.length === ITEMS_MAX) break
  }
  return found
}

function rotationOf(degrees = 0): PresentationContent['rotation'] {
  return degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0
}

const MODES = { 'SCALE TO FIT': 'fit', 'TRUE SIZE': 'trueSize', MAGNIFY: 'magnify' } as const

function areasOf(dataset: ParsedDataset): AreaSelection[] {
  const found: AreaSelection[] = []
  for (const item of items(dataset, T.DisplayedAreaSelectionSequence)) {
    const area = areaOf(item)
    if (area) found.push(area)
    if (found.length === ITEMS_MAX) break
  }
  return found
}

/**
 * Columns and rows counted from 1. The corners are those of the displayed image, so in a rotated image the
 * first one needn't be the upper left one of the file.
 */
function areaOf(item: ParsedDataset): AreaSelection | undefined {
  const [x1 = Number.NaN, y1 = Number.NaN] = numbersOf(item, T.DisplayedAreaTopLeftHandCorner)
  const [x2 = Number.NaN, y2 = Number.NaN] = numbersOf(item, T.DisplayedAreaBottomRightHandCorner)
  if (!Number.isFinite(x1 + y1 + x2 + y2)) return undefined
  const mode = MODES[stringOf(item, T.PresentationSizeMode) as keyof typeof MODES] ?? 'fit'
  const magnification = numberOf(item, T.PresentationPixelMagnificationRatio)
  const aspect = aspectIn(item)
  const isMagnified = mode === 'magnify' && magnification !== undefined && magnification > 0
  const area = {
    left: Math.min(x1, x2) - 1,
    top: Math.min(y1, y2) - 1,
    right: Math.max(x1, x2),
    bottom: Math.max(y1, y2),
  }
  const pixelSize = mode === 'trueSize' ? pixelSizeIn(item, area) : undefined
  return {
    images: imagesMeant(item, T.ReferencedImageSequence),
    area,
    ...(isMagnified ? { mode, magnification } : { mode: mode === 'magnify' ? 'fit' : mode }),
    ...(pixelSize && { pixelSize }),
    ...(aspect !== undefined && { aspect }),
  }
}

/** The vertical direction first (PS3.3 C.10.4). */
function pixelSizeIn(
  item: ParsedDataset,
  { left, top, right, bottom }: DisplayedArea,
): AreaSelection['pixelSize'] {
  const [vertical = 0, horizontal = 0] = numbersOf(item, T.PresentationPixelSpacing)
  if (aspectFrom(item, T.PresentationPixelSpacing) === undefined) return undefined
  return plausibleSpacing([vertical, horizontal], { rows: bottom - top, columns: right - left })
}

/** Beyond that nothing would be recognized; no scanner has such pixels. */
const ASPECT_MAX = 20

const aspectIn = (item: ParsedDataset): number | undefined =>
  aspectFrom(item, T.PresentationPixelSpacing) ?? aspectFrom(item, T.PresentationPixelAspectRatio)

/** Both elements have the vertical direction first (PS3.3 C.10.4). */
function aspectFrom(item: ParsedDataset, tag: number): number | undefined {
  const [vertical = 0, horizontal = 0] = numbersOf(item, tag)
  const aspect = vertical / horizontal
  const isPlausible = vertical > 0 && horizontal > 0 && aspect <= ASPECT_MAX && aspect >= 1 / ASPECT_MAX
  return isPlausible ? aspect : undefined
}

/**
 * Overlay planes are drawn only if the state activates them: its own, or else that of the image in the same group. The
 * one of a bitmap shutter is none (PS3.3 C.11.7).
 */
function activeOverlays(dataset: ParsedDataset): Pick<PresentationContent, 'overlayGroups' | 'overlays'> {
  const shutterGroup = numberOf(dataset, T.ShutterOverlayGroup)
  const overlays: OverlayPlane[] = []
  const overlayGroups: number[] = []
  for (const group of OVERLAY_GROUPS) {
    const tag = (element: number) => group * 0x1_0000 + element
    if (group === shutterGroup || stringOf(dataset, tag(ACTIVATION_LAYER)) === '') continue
    if (!dataset.elements.has(tag(OVERLAY_ROWS))) overlayGroups.push(group)
    else overlays.push(...[overlayIn(dataset, group)].filter((plane) => plane !== undefined))
  }
  return { overlayGroups, overlays }
}
