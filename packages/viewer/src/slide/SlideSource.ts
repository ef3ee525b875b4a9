import type { ChannelStore } from './channels/createChannels.ts'
import type { ToXyz } from './icc/readTransform.ts'

/** 8-bit RGBA pixels. */
export interface RgbaPicture {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
}

export type TilePicture = ImageBitmap | RgbaPicture

/** One resolution of a slide. Tiles start at the top left; those at the right and lower edge are cropped. */
export interface SlideLevel {
  width: number
  height: number
  tileWidth: number
  tileHeight: number
  /** Tiles per row, and rows of tiles. */
  columns: number
  rows: number
  /** The width and height of one pixel of this level in pixels of the largest level; rarely a power of 2. */
  downsample: { x: number; y: number }
  /**
   * The position of its first pixel, in pixels of the largest level; some scanners give a value other than 0.
   */
  offset: { x: number; y: number }
  /** SOP Instance UIDs of a DICOM level. */
  instances?: readonly string[]
}

/**
 * The source of the pixel size: the vendor's description, the TIFF resolution tags, an OME block, DICOM
 * attributes, or the reader.
 */
export type MicronsOrigin = 'description' | 'resolution' | 'ome' | 'dicom' | 'reader'

export interface MicronsPerPixel {
  x: number
  y: number
  origin: MicronsOrigin
}

/** Directions of rows and columns (six numbers), the center of the first pixel, and the pixel size. */
export interface SlideGeometry {
  orientation: readonly number[]
  origin: { x: number; y: number }
  spacing: { x: number; y: number }
}

/** An image beside the tissue. The label may name the patient, so it isn't read until requested. */
export interface AssociatedImage {
  kind: 'label' | 'macro' | 'thumbnail'
  width: number
  height: number
  load: (signal?: AbortSignal) => Promise<TilePicture>
}

/**
 * A color profile of the file: stored colors are sRGB, are converted to it, or have a profile that is only
 * named.
 */
export interface SlideProfile {
  kind: 'srgb' | 'applied' | 'other'
  /** Set if it is applied. */
  toXyz?: ToXyz
  /** The vendor's name of it; may be empty. */
  name: string
}

/** What a reader should know about a slide. Sentences are in `i18n` under `viewer.slide.remark.<kind>`. */
export type SlideRemark =
  | { kind: 'opticalPaths'; shown: string; count: number }
  | { kind: 'focalPlanes'; count: number }
  | { kind: 'channels'; count: number }
  | { kind: 'levelsLeftOut'; count: number }
  | { kind: 'missingTiles'; count: number }
  | { kind: 'mirrored' }

/** An open whole slide: its tiles are available while the page holds its files. */
export interface SlideSource {
  /** Unique for each opening of a file, so that no cache can mix two of them. */
  id: string
  /**
   * Returns an id that is the same whenever this slide is opened; undefined if nothing distinguishes the slide
   * from others. Absent where that can't be known.
   */
  identify?: () => Promise<string | undefined>
  /** The name of the file, or of the first of several. It is shown to the reader, never sent or logged. */
  name: string
  format: 'tiff' | 'svs' | 'ndpi' | 'bif' | 'mrxs' | 'dicom'
  /** Largest first. */
  levels: readonly SlideLevel[]
  /** The pixel size of the largest level; undefined if the file doesn't say or the value is implausible. */
  micronsPerPixel?: MicronsPerPixel
  /** The objective power according to the file. */
  objective?: number
  /** The position of the largest level on the glass (PS3.3 C.8.12.4), in mm; DICOM only. */
  onGlass?: SlideGeometry
  associated: readonly AssociatedImage[]
  profile?: SlideProfile
  /** Fluorescence channels with their visibility and colors. Tiles change with them. */
  channels?: ChannelStore
  remarks: readonly SlideRemark[]
  /** True if it is stored mirrored and has to be flipped horizontally. */
  isMirrored: boolean
  /** Whether the file has this tile; otherwise nothing was scanned there. */
  hasTile: (level: number, column: number, row: number) => boolean
  /** Rejects with SlideError, or with the signal's reason. */
  loadTile: (level: number, column: number, row: number, signal?: AbortSignal) => Promise<TilePicture>
}
