import type { StoredValues } from '../model/DecodedFrame.ts'

/** The output of a decoder: interleaved samples before masking of bits. */
export interface Samples {
  rows: number
  columns: number
  samples: number
  values: StoredValues
  /** Bits per sample according to the stream; for native frames those allocated. */
  precision: number
  /**
   * The color space according to the stream; undefined if the header's photometric interpretation applies.
   */
  color?: 'rgb' | 'ybr'
}
