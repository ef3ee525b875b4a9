/**
 * One component (color plane) of a JPEG. Planes have the size of their blocks, which may exceed the image.
 */
export interface JpegComponent {
  id: number
  h: number
  v: number
  quantTable: number
  /** Size in samples, without padding. */
  width: number
  height: number
  /** Stored blocks: whole MCUs. */
  blocksPerRow: number
  blockRows: number
  /** For a progressive JPEG: 64 per block, in natural order. */
  coefficients: Int16Array | undefined
  plane: Uint8Array | Uint16Array
  stride: number
  /** The last DC value, because the next one is coded as a difference. */
  dc: number
  dcTable: HuffmanTable | undefined
  acTable: HuffmanTable | undefined
  quant: Int32Array
}

export interface JpegFrame {
  kind: 'sequential' | 'progressive' | 'lossless'
  precision: number
  rows: number
  columns: number
  maxH: number
  maxV: number
  mcusPerRow: number
  mcuRows: number
  components: JpegComponent[]
}

export interface JpegScan {
  components: JpegComponent[]
  spectralStart: number
  spectralEnd: number
  successiveHigh: number
  successiveLow: number
  restartInterval: number
}

/** `fast` maps the next 9 bits to length << 8 | symbol, or 0 if the code is longer. */
export interface HuffmanTable {
  fast: Uint16Array
  symbols: Uint8Array
  /** Largest code of each length, aligned to 16 bits, exclusive; index 17 ends the search. */
  limits: Int32Array
  offsets: Int32Array
}
