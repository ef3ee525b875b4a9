export const PHOTOMETRICS = [
  'MONOCHROME1',
  'MONOCHROME2',
  'PALETTE COLOR',
  'RGB',
  'YBR_FULL',
  'YBR_FULL_422',
  'YBR_PARTIAL_420',
  'YBR_PARTIAL_422',
  'YBR_ICT',
  'YBR_RCT',
] as const

export type Photometric = (typeof PHOTOMETRICS)[number]

/** The layout of the stored bits (PS3.3 C.7.6.3). */
export interface PixelFormat {
  rows: number
  columns: number
  samples: number
  photometric: Photometric
  /** 1, 8, 16, 32 or 64. */
  bitsAllocated: number
  bitsStored: number
  highBit: number
  isSigned: boolean
  /** 1 is plane by plane; irrelevant for compressed frames. */
  planar: 0 | 1
  /** Float Pixel Data and Double Float Pixel Data have elements of their own. */
  kind: 'integer' | 'float' | 'double'
}

/**
 * A color map: value `first + i` has the color of entry i; values outside map to the nearest end. 8 bits
 * per channel.
 */
export interface Palette {
  first: number
  red: Uint8Array
  green: Uint8Array
  blue: Uint8Array
}
