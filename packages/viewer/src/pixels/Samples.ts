import type { StoredValues } from '../model/DecodedFrame.ts'

/** What a decoder yields: samples pixel by pixel, before anything is made of their bits. */
export interface Samples {
  rows: number
  columns: number
  samples: number
  values: StoredValues
  /** Bits that the stream itself says it carries; for uncompressed frames those allocated. */
  precision: number
  /** Known from the stream itself; undefined: the header's photometric interpretation tells. */
  color?: 'rgb' | 'ybr'
}
