import type { AssociatedImage, SlideProfile } from '../SlideSource.ts'

/** One instance of a slide: a level, a part of one, or an associated image. */
export interface SlideInstance {
  series: string
  instance: string
  container: string
  kind: 'volume' | AssociatedImage['kind']
  rows: number
  columns: number
  matrixColumns: number
  matrixRows: number
  frames: number
  samples: number
  bitsAllocated: number
  bitsStored: number
  photometric: string
  isPlanar: boolean
  /** Empty if the server may send any. */
  transferSyntax: string
  /** Millimeters per pixel of this level. */
  spacing?: { x: number; y: number }
  /** Directions of rows and columns on the slide, six numbers. */
  orientation?: readonly number[]
  /** The position of the first pixel on the slide, in mm. */
  origin?: { x: number; y: number }
  objective?: number
  opticalPaths: number
  /** The displayed optical path. */
  opticalPath: string
  focalPlanes: number
  /** Set for a part of an instance that was split into several files. */
  concatenation?: { uid: string; frameOffset: number }
  /**
   * TILED_SPARSE: the column and row of each frame's tile in the grid, −1 for paths or planes that aren't
   * shown. Absent for TILED_FULL.
   */
  places?: Int32Array
  /** True if frames aren't aligned to the grid, which isn't supported. */
  isOffGrid: boolean
  profile?: SlideProfile
}
