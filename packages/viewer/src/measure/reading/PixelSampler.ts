import type { ImagePoint } from '../../model/Geometry.ts'

/** Values of an image in the units of its modality, wherever they come from. */
export interface PixelSampler {
  rows: number
  columns: number
  /** Of the pixel in this column and row, 0-based. Undefined: padding, no data. */
  valueAt(column: number, row: number): number | undefined
  /** `HU`, `` … */
  unit: string
  /** By how much two values differ at least; undefined: as little as they like. */
  resolution?: number
  /**
   * Where the outer corner of the first pixel lies and how large pixels are, in the coordinates of the measurement's
   * points. Absent where the points count pixels, as on frames.
   */
  grid?: { origin: ImagePoint; step: { x: number; y: number } }
}
