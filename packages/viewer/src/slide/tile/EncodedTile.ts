/** A stored tile: a self-describing stream, or raw samples. */
export interface EncodedTile {
  bytes: Uint8Array<ArrayBuffer>
  rows: number
  columns: number
  samples: number
  bits: number
  bitsStored?: number
  /** The file's declared color space of three components; the stream's own declaration takes precedence. */
  color: 'rgb' | 'ycc'
  /** The DICOM photometric interpretation. */
  photometric?: string
  transferSyntax?: string
  /** True if raw samples are planar. */
  isPlanar?: boolean
  isInverted?: boolean
}
