import type { AssociatedImage, SlideProfile } from '../SlideSource.ts'

/** What one instance of a slide says: a level, a part of one, or a picture that hangs on it. */
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
  /** Empty where a server may send what it likes. */
  transferSyntax: string
  /** Millimetres per pixel of this level. */
  spacing?: { x: number; y: number }
  /** Directions of rows and columns on the slide, six numbers. */
  orientation?: readonly number[]
  /** Of the first pixel on the slide, in mm. */
  origin?: { x: number; y: number }
  objective?: number
  opticalPaths: number
  /** The path that is shown. */
  opticalPath: string
  focalPlanes: number
  /** Part of an instance that was cut in several files. */
  concatenation?: { uid: string; frameOffset: number }
  /**
   * TILED_SPARSE: per frame, the column and row of its tile in the grid, −1 where it belongs to a path or plane that
   * isn't shown. Absent: TILED_FULL.
   */
  places?: Int32Array
  /** Frames lie between the places of the grid, which can't be shown. */
  isOffGrid: boolean
  profile?: SlideProfile
}
