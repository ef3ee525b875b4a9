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

/** Numbers of frames; both ends belong to it. */
export interface FrameRange {
  from: number
  to: number
}

/** In pixels. A part of the mask has its own, and so have frames; empty ranges mean all of them. */
export interface MaskShift {
  ranges: readonly FrameRange[]
  down: number
  right: number
  region?: readonly ImagePoint[]
}

/** Frames that are subtracted from others (PS3.3 C.7.6.10). */
export interface MaskSubtraction extends OfImages {
  /** `interval`: an earlier frame; `reverseInterval`: ever earlier ones. */
  operation: 'average' | 'interval' | 'reverseInterval'
  /** Empty for all frames. */
  ranges: readonly FrameRange[]
  /** The numbers of the frames that are averaged, for `average`. */
  maskFrames: readonly number[]
  /** The number of contrast frames that are averaged; 1 for the frame itself. */
  contrastFrames: number
  /** The distance to the earlier frame. */
  offset: number
  shifts: readonly MaskShift[]
}

/** Whether frames are seen subtracted; without a range all of them. */
export interface ViewingMode extends OfImages {
  range?: FrameRange
  isSubtracted: boolean
  /** How much of the mask stays visible, from 0 to 1. */
  maskVisibility: number
}

/** Points in image pixels, or from 0 to 1 over the displayed area. */
export type GraphicUnits = 'pixel' | 'display'

type Rgb = readonly [red: number, green: number, blue: number]

/** What is seen between dashes, or between the dots of a stipple. */
interface PatternOff {
  color: Rgb
  opacity: number
}

export interface LineStyle {
  color?: Rgb
  opacity: number
  /** In the units of its graphic. */
  thickness?: number
  /** Lengths of dashes and gaps in turn. */
  dashes?: readonly number[]
  off?: PatternOff
}

export interface FillStyle {
  color?: Rgb
  opacity: number
  /** The dots of a pattern of 32 × 32. */
  stipple?: readonly ImagePoint[]
  off?: PatternOff
}

export interface TextStyle {
  color?: Rgb
  family?: 'serif' | 'sans-serif' | 'cursive' | 'fantasy' | 'monospace'
  isBold: boolean
  isItalic: boolean
  isUnderlined: boolean
}

/** Overrides the color of the layer. */
export interface GraphicStyle {
  line?: LineStyle
  fill?: FillStyle
  text?: TextStyle
}

/** PS3.3 C.10.5.1.3. */
export interface CompoundGraphic {
  kind: 'compound'
  shape:
    | 'multiline'
    | 'infiniteline'
    | 'cutline'
    | 'rangeline'
    | 'ruler'
    | 'axis'
    | 'crosshair'
    | 'arrow'
    | 'rectangle'
    | 'ellipse'
  units: GraphicUnits
  points: readonly ImagePoint[]
  isFilled: boolean
  /** Counterclockwise. */
  rotation?: { degrees: number; about: ImagePoint }
  /** The diameter around the rotation point or the crosshair that is left free, in display units. */
  gap?: number
  /** The diameter in which a crosshair is seen, in display units. */
  visible?: number
  /** From 0 at the first point to 1 at the second one. */
  ticks?: readonly { position: number; label: string }[]
  /** The side of the line as seen with its first point on the left. */
  tickSide?: 'top' | 'center' | 'bottom'
  labelSide?: 'top' | 'bottom'
  hasLabels?: boolean
  style?: GraphicStyle
}

/** PS3.3 C.10.5. */
export type PresentationGraphic =
  | CompoundGraphic
  | {
      kind: 'shape'
      shape: 'point' | 'polyline' | 'interpolated' | 'circle' | 'ellipse'
      units: GraphicUnits
      points: readonly ImagePoint[]
      isFilled: boolean
      style?: GraphicStyle
    }
  | {
      kind: 'text'
      text: string
      style?: GraphicStyle
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
  /** Shutters of some images or frames, which replace `shutter`. */
  frameShutters: readonly (OfImages & { shutter: Shutter })[]
  masks: readonly MaskSubtraction[]
  /** The first one for a frame counts. */
  viewingModes: readonly ViewingMode[]
  /** Whether values are subtracted after the frame's own table for logarithms (XA and XRF states). */
  hasFrameLogarithms: boolean
  /** Groups of the image's own overlay planes that are drawn. */
  overlayGroups: readonly number[]
  /** Overlay planes of the state, drawn on all of its images. */
  overlays: readonly OverlayPlane[]
  annotations: readonly GraphicAnnotation[]
  /** The named graphic layers, from bottom to top. */
  layers: readonly { name: string; color?: Rgb }[]
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
