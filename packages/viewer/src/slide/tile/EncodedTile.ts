/** A tile as its file has it: a stream that says itself what it is, or bare samples. */
export interface EncodedTile {
  bytes: Uint8Array<ArrayBuffer>
  rows: number
  columns: number
  samples: number
  bits: number
  bitsStored?: number
  /** What the file claims of three components; the stream knows better where it says so itself. */
  color: 'rgb' | 'ycc'
  /** Of DICOM, as they say it. */
  photometric?: string
  transferSyntax?: string
  /** Samples of bare pixels lie plane by plane. */
  isPlanar?: boolean
  isInverted?: boolean
}
