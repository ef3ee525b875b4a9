import type { Vector } from './Geometry.ts'
import type { ImageContent } from './ImageContent.ts'
import type { ImageReference } from './Presentation.ts'

export type LabelColor = readonly [red: number, green: number, blue: number]

/** One of the things that are marked out. */
export interface Label {
  number: number
  name: string
  /** Absent: none is recommended. */
  color?: LabelColor
}

/** PS3.3 A.51. Its frames are decoded like those of an image; each says where a segment is. */
export interface SegmentationContent {
  kind: 'segmentation'
  title: string
  labels: readonly Label[]
  image: ImageContent
  /** `labelmap`: values are numbers of segments. Fractional values go up to `maximum`. */
  coding: 'binary' | 'fractional' | 'labelmap'
  maximum: number
  /** Of each frame of `image`; number 0 in a label map, which has all of them. */
  frames: readonly { label: number; sources: readonly ImageReference[] }[]
  /** mm between slices as the file says; undefined: by the places of the frames. */
  sliceSpacing: number | undefined
  sliceThickness: number | undefined
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
  labels: readonly (Label & { contours: readonly Contour[] })[]
}
