import type { ImagePoint, Vector } from './Geometry.ts'
import type { ImageContent } from './ImageContent.ts'
import type { ImageReference } from './Presentation.ts'

export type LabelColor = readonly [red: number, green: number, blue: number]

/** One labeled structure. */
export interface Label {
  number: number
  name: string
  /** Absent if none is recommended. */
  color?: LabelColor
}

/** PS3.3 A.51. Its frames are decoded like those of an image; each shows where a segment is. */
export interface SegmentationContent {
  kind: 'segmentation'
  title: string
  labels: readonly Label[]
  image: ImageContent
  /** For `labelmap`, values are segment numbers. Fractional values go up to `maximum`. */
  coding: 'binary' | 'fractional' | 'labelmap'
  maximum: number
  /** For each frame of `image`; the label is 0 in a label map, which contains all of them. */
  frames: readonly { label: number; sources: readonly ImageReference[] }[]
  /** mm between slices according to the file; undefined if it follows from the positions of the frames. */
  sliceSpacing: number | undefined
  sliceThickness: number | undefined
  /** Set if its frames are tiles of a whole slide. */
  tiles?: SlideTiles
}

/** Where the frames of a segmentation of a whole slide lie (PS3.3 C.7.6.17.3). */
export interface SlideTiles {
  /** Of the whole matrix. */
  columns: number
  rows: number
  /** That fill it once. */
  framesInMatrix: number
  /** The corner of each frame in pixels of the matrix, from 0. */
  corners: readonly ImagePoint[]
  /** Absent if the file doesn't say where on the glass it lies. */
  onGlass?: { orientation: readonly number[]; origin: ImagePoint; spacing: ImagePoint }
  /** SOP Instance UIDs of the images that it was made of. */
  images: readonly string[]
}

export interface Contour {
  /** In mm of the frame of reference. */
  points: readonly Vector[]
  isClosed: boolean
}

/** RT Structure Set (PS3.3 A.19). */
export interface StructuresContent {
  kind: 'structures'
  title: string
  frameOfReference: string
  labels: readonly StructureLabel[]
}

export interface StructureLabel extends Label {
  contours: readonly Contour[]
  /** Absent if it is that of the set. */
  frameOfReference?: string
}
