import type { PlaneGeometry, SpacingFacts, UltrasoundRegion } from './Geometry.ts'
import type {
  LookupTable,
  ModalityMap,
  OverlayPlane,
  PaddingRange,
  Shutter,
  SuvFacts,
  ValueSpan,
  VoiOption,
} from './Grayscale.ts'
import type { Laterality } from './Identity.ts'
import type { Palette, PixelFormat } from './PixelFormat.ts'

/** The byte range of a frame, `end` exclusive, in the file or, if it is deflated, in the inflated content. */
export interface FrameData {
  ranges: readonly { start: number; end: number }[]
  /** For 1-bit frames that start within a byte: the number of bits to skip. */
  firstBit?: number
  /** Samples of 8 bits or less in words of a big-endian file: the bytes of every pair are swapped. */
  isSwapped?: true
  /** Set if the file ends before the frame does. */
  isTruncated?: true
}

/** One frame. Parts that frames share are one object, in memory and in messages of a worker. */
export interface FrameRecord {
  /** Starts at 1. */
  number: number
  data: FrameData
  geometry?: PlaneGeometry
  spacing: SpacingFacts
  modality: ModalityMap
  /** Turns stored values into logarithms, which masks are subtracted from. */
  logarithms?: LookupTable
  /** Set if values are those of a real-world value mapping, in its unit, instead of the modality's. */
  isRealWorld?: true
  /** Stored values outside of it have no real-world value. */
  mapped?: ValueSpan
  /** For PET only. */
  suv?: SuvFacts
  voi: readonly VoiOption[]
  padding?: PaddingRange
  /** Colors of gray images: stored values from its first one on are colors instead of gray levels (PS3.3 C.7.6.19). */
  supplement?: Palette
  overlays: readonly OverlayPlane[]
  shutter?: Shutter
  regions: readonly UltrasoundRegion[]
  laterality?: Laterality
  /**
   * The values that distinguish frames at the same position, in sort order: temporal position, trigger time,
   * b-value, echo, acquisition number and time. NaN if absent.
   */
  phase: readonly number[]
}

export interface ImageContent {
  kind: 'image'
  format: PixelFormat
  palette?: Palette
  frames: readonly FrameRecord[]
  /** Number of Frames; larger than `frames` if the file is truncated. */
  declaredFrames: number
  isDeflated: boolean
  /**
   * True if frames are inverted as the last step (Presentation LUT Shape INVERSE or MONOCHROME1, applied
   * once).
   */
  isInverted: boolean
  /** Milliseconds per frame by Frame Time, vector or rate; undefined if it isn't a cine. */
  frameTimes?: readonly number[]
  isLossy: boolean
  lossyRatio?: number
}
