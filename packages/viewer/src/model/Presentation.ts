import type { ImagePoint, RowColumn } from './Geometry.ts'
import type { LookupTable, ModalityMap, OverlayPlane, Shutter, VoiOption } from './Grayscale.ts'

/** An image by its UID. */
export interface ImageReference {
  sopInstance: string
  /** Absent for all frames. */
  frames?: readonly number[]
}

/** A part of an image in pixels, corner based. */
export interface DisplayedArea {
  left: number
  top: number
  right: number
  bottom: number
}

/** Applies to some images; an empty list means all of them. */
interface OfImages {
  images: readonly ImageReference[]
}

export interface AreaSelection extends OfImages {
  area: DisplayedArea
  mode: 'fit' | 'trueSize' | 'magnify'
  /** Device pixels per image pixel, for `magnify`. */
  magnification?: number
  /** The size of an image pixel on the screen in mm, for `trueSize`. */
  pixelSize?: RowColumn
  /** The height of a pixel divided by its width. */
  aspect?: number
}

/** Points in image pixels, or from 0 to 1 over the displayed area. */
export type GraphicUnits = 'pixel' | 'display'

/** PS3.3 C.10.5. */
export type PresentationGraphic =
  | {
      kind: 'shape'
      shape: 'point' | 'polyline' | 'interpolated' | 'circle' | 'ellipse'
      units: GraphicUnits
      points: readonly ImagePoint[]
      isFilled: boolean
    }
  | {
      kind: 'text'
      text: string
      box?: { units: GraphicUnits; from: ImagePoint; to: ImagePoint; align: 'left' | 'right' | 'center' }
      anchor?: { units: GraphicUnits; point: ImagePoint; isVisible: boolean }
    }

export interface GraphicAnnotation extends OfImages {
  layer: string
  graphics: readonly PresentationGraphic[]
}

/** Parts of a state that aren't drawn. Sentences are in `i18n` under `viewer.presentation.undrawn.<part>`. */
export type UndrawnPart =
  | 'bitmapShutter'
  | 'compoundGraphics'
  | 'manyGraphics'
  | 'brokenGraphics'
  | 'maskSubtraction'
  | 'trueSize'

/** A presentation state (PS3.3 A.33). */
export interface PresentationContent {
  kind: 'presentation'
  label: string
  description: string
  creator: string
  /** `YYYYMMDD`; empty if absent. */
  date: string
  /** `HHMMSS`. */
  time: string
  images: readonly ImageReference[]
  /** Absent if values are shown as stored. */
  modality?: ModalityMap
  voi: readonly (OfImages & { option: VoiOption })[]
  isInverted: boolean
  /** Presentation LUT: maps the output of the window, spread over its entries, to P-values. */
  curve?: LookupTable
  /** Clockwise, in degrees, before flipping. */
  rotation: 0 | 90 | 180 | 270
  isFlipped: boolean
  areas: readonly AreaSelection[]
  shutter?: Shutter
  /** Groups of the image's own overlay planes that are drawn. */
  overlayGroups: readonly number[]
  /** Overlay planes of the state, drawn on all of its images. */
  overlays: readonly OverlayPlane[]
  annotations: readonly GraphicAnnotation[]
  /** The named graphic layers, from bottom to top. */
  layers: readonly { name: string; color?: readonly [red: number, green: number, blue: number] }[]
  undrawn: readonly UndrawnPart[]
}

/** Selected images, and the reason (PS3.3 A.35.4). */
export interface KeyObjectsContent {
  kind: 'keyObjects'
  title: string
  note: string
  images: readonly ImageReference[]
  /** Selected objects that aren't images: reports, presentation states, waveforms. */
  others: number
}
