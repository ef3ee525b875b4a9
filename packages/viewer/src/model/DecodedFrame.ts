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
 * Pixels as they are kept in memory: stored values of one sample with masked and extended sign, or RGB of 8 bits, pixel
 * by pixel. Colour spaces, planes and palettes are resolved.
 */
export interface DecodedFrame {
  rows: number
  columns: number
  samples: 1 | 3
  values: StoredValues
  /** Of the stored values, padding left out; both 0 where nothing is left. Not for colour. */
  min: number
  max: number
}
