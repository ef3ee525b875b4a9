import type { ImagePoint } from '../../model/Geometry.ts'

/** Values of an image in the unit of its modality, whatever their source. */
export interface PixelSampler {
  rows: number
  columns: number
  /** The value of the pixel in this column and row, 0-based. Undefined for padding. */
  valueAt(column: number, row: number): number | undefined
  /** `HU`, `` … */
  unit: string
  /** The smallest difference of two values; undefined if there is none. */
  resolution?: number
  /**
   * The outer corner of the first pixel and the pixel size, in the coordinates of the measurement's points.
   * Absent where points are in pixels, as on frames.
   */
  grid?: { origin: ImagePoint; step: { x: number; y: number } }
}
