import type { ImagePoint } from './Geometry.ts'
import type { LookupTable, ModalityMap, Shutter, VoiOption } from './Grayscale.ts'

/** An image by its UID. */
export interface ImageReference {
  sopInstance: string
  /** Absent: all of its frames. */
  frames?: readonly number[]
}

/** A part of an image in its pixels, corner based. */
export interface DisplayedArea {
  left: number
  top: number
  right: number
  bottom: number
}

/** What is said of some of the images; no image at all stands for all of them. */
interface OfImages {
  images: readonly ImageReference[]
}

/** `trueSize` depends on a screen whose size is known; it is fitted like `fit`. */
export interface AreaSelection extends OfImages {
  area: DisplayedArea
  mode: 'fit' | 'trueSize' | 'magnify'
  /** Screen pixels per pixel of the image, for `magnify`. */
  magnification?: number
}

/** Points in pixels of the image, or from 0 to 1 over the displayed area as it is seen. */
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

/** How somebody wants images to be shown (PS3.3 A.33). */
export interface PresentationContent {
  kind: 'presentation'
  label: string
  description: string
  creator: string
  /** `YYYYMMDD`; empty: not given. */
  date: string
  /** `HHMMSS`. */
  time: string
  images: readonly ImageReference[]
  /** Absent: values are shown as they are stored. */
  modality?: ModalityMap
  voi: readonly (OfImages & { option: VoiOption })[]
  isInverted: boolean
  /** Presentation LUT: from what the window yields, spread over its entries, to P-values. */
  curve?: LookupTable
  /** Clockwise, in degrees, before it is flipped. */
  rotation: 0 | 90 | 180 | 270
  isFlipped: boolean
  areas: readonly AreaSelection[]
  shutter?: Shutter
  /** Groups of the image's own overlay planes that are drawn. */
  overlayGroups: readonly number[]
  annotations: readonly GraphicAnnotation[]
  /** Graphic layers that are named, the one that lies at the bottom first. */
  layers: readonly { name: string; color?: readonly [red: number, green: number, blue: number] }[]
}

/** Images that somebody has chosen, and why (PS3.3 A.35.4). */
export interface KeyObjectsContent {
  kind: 'keyObjects'
  title: string
  note: string
  images: readonly ImageReference[]
}
