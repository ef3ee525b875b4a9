import type { PlaneGeometry, SpacingFacts, UltrasoundRegion } from './Geometry.ts'
import type { ModalityMap, OverlayPlane, PaddingRange, Shutter, SuvFacts, VoiOption } from './Grayscale.ts'
import type { Laterality } from './Identity.ts'
import type { Palette, PixelFormat } from './PixelFormat.ts'

/** Where a frame's bytes lie: from `start` to before `end`, in the file or, if it is deflated, in what it inflates to. */
export interface FrameData {
  ranges: readonly { start: number; end: number }[]
  /** Of 1-bit frames, which begin in the middle of a byte: bits of the first byte to skip. */
  firstBit?: number
  /** Samples of 8 bits or less in the words of a big-endian file: the bytes of every pair are exchanged. */
  isSwapped?: true
  /** The file ends before the frame does. */
  isTruncated?: true
}

/** One frame. Parts that frames share are one object, in memory and on the way out of a worker. */
export interface FrameRecord {
  /** From 1. */
  number: number
  data: FrameData
  geometry?: PlaneGeometry
  spacing: SpacingFacts
  modality: ModalityMap
  /** Values are those of a real-world value mapping, in its unit, instead of what the modality says. */
  isRealWorld?: true
  /** Of PET alone. */
  suv?: SuvFacts
  voi: readonly VoiOption[]
  padding?: PaddingRange
  overlays: readonly OverlayPlane[]
  shutter?: Shutter
  regions: readonly UltrasoundRegion[]
  laterality?: Laterality
  /**
   * What tells frames at one place apart, in the order in which to sort by it: temporal position, trigger time, b-value,
   * echo, acquisition number and time. NaN where not given.
   */
  phase: readonly number[]
}

export interface ImageContent {
  kind: 'image'
  format: PixelFormat
  palette?: Palette
  frames: readonly FrameRecord[]
  /** Number of Frames; more than `frames` where the file is cut off. */
  declaredFrames: number
  isDeflated: boolean
  /** Frames are shown inverted at the end (Presentation LUT Shape INVERSE or MONOCHROME1, never both). */
  isInverted: boolean
  /** Milliseconds per frame by Frame Time, vector or rate; undefined: not a cine. */
  frameTimes?: readonly number[]
  isLossy: boolean
  lossyRatio?: number
}
