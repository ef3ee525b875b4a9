import type { ChannelStore } from './channels/createChannels.ts'
import type { ToXyz } from './icc/readTransform.ts'

/** Pixels of 8 bits, red, green, blue and opacity. */
export interface RgbaPicture {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
}

export type TilePicture = ImageBitmap | RgbaPicture

/** One resolution of a slide. Its tiles begin at the top left; those at the right and lower edge come cropped. */
export interface SlideLevel {
  width: number
  height: number
  tileWidth: number
  tileHeight: number
  /** Tiles per row and rows of tiles. */
  columns: number
  rows: number
  /** How many pixels of the largest level one pixel of this level is wide and high: rarely a power of 2. */
  downsample: { x: number; y: number }
  /** Where its first pixel begins, in pixels of the largest level; not 0 where scanners say so. */
  offset: { x: number; y: number }
  /** SOP Instance UIDs of what it is stored in, where it is DICOM. */
  instances?: readonly string[]
}

/**
 * Where the size of a pixel comes from: a word of the maker in the description, the resolution tags of the TIFF, an
 * OME block, the DICOM attributes, or the reader's own word.
 */
export type MicronsOrigin = 'description' | 'resolution' | 'ome' | 'dicom' | 'reader'

export interface MicronsPerPixel {
  x: number
  y: number
  origin: MicronsOrigin
}

/** Directions of rows and columns, six numbers, the center of the first pixel, and the size of a pixel. */
export interface SlideGeometry {
  orientation: readonly number[]
  origin: { x: number; y: number }
  spacing: { x: number; y: number }
}

/** What hangs on a slide beside its tissue. The label may name the patient: nothing of it is read until asked for. */
export interface AssociatedImage {
  kind: 'label' | 'macro' | 'thumbnail'
  width: number
  height: number
  load: (signal?: AbortSignal) => Promise<TilePicture>
}

/** A colour profile in the file: colours as stored are sRGB, are made so, or are of a kind that is only named. */
export interface SlideProfile {
  kind: 'srgb' | 'applied' | 'other'
  /** Given where it is applied. */
  toXyz?: ToXyz
  /** The maker's name of it; empty: not given. */
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

/** A whole slide that is open: tiles of it can be had while the page holds its files. */
export interface SlideSource {
  /** Different each time that a file is opened, so that no cache ever mixes two of them. */
  id: string
  /** Of the file, or of the first of several. Shown to the reader, never sent or logged. */
  name: string
  format: 'tiff' | 'svs' | 'ndpi' | 'bif' | 'mrxs' | 'dicom'
  /** Largest first. */
  levels: readonly SlideLevel[]
  /** Of the largest level; undefined where the file doesn't say so or what it says can't be true. */
  micronsPerPixel?: MicronsPerPixel
  /** Power of the objective as the file says it. */
  objective?: number
  /** Where the largest level lies on the glass (PS3.3 C.8.12.4), in mm; where it is DICOM and says so. */
  onGlass?: SlideGeometry
  associated: readonly AssociatedImage[]
  profile?: SlideProfile
  /** Of fluorescence: which are shown, in which colours. Tiles look otherwise after a change. */
  channels?: ChannelStore
  remarks: readonly SlideRemark[]
  /** Stored mirrored: to be flipped left to right when shown. */
  isMirrored: boolean
  /** Whether the file has this tile; where not, nothing was scanned there. */
  hasTile: (level: number, column: number, row: number) => boolean
  /** Rejects with SlideError, or with the signal's reason. */
  loadTile: (level: number, column: number, row: number, signal?: AbortSignal) => Promise<TilePicture>
}
