export type StoredValues =
  | Uint8Array
  | Int8Array
  | Uint16Array
  | Int16Array
  | Uint32Array
  | Int32Array
  | Float32Array
  | Float64Array

/**
 * Pixels as kept in memory: stored values of one sample, masked and sign-extended, or interleaved 8-bit RGB.
 * Color spaces, planes and palettes are resolved.
 */
export interface DecodedFrame {
  rows: number
  columns: number
  samples: 1 | 3
  values: StoredValues
  /** Range of the stored values without padding; both 0 if there are none. Not for color. */
  min: number
  max: number
}
