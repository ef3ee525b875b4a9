/** Frames of compressed pixel data, each of one or more fragments (PS3.5 A.4). */
export interface EncapsulatedFrames {
  frames: readonly (readonly Uint8Array[])[]
  /** `empty` writes no offsets, `extended` also writes the two extended elements. Default `basic`. */
  table?: 'empty' | 'basic' | 'extended'
}

/** An element whose VR differs from the dictionary's, or that the dictionary doesn't contain. */
export interface DicomElementWithVr {
  vr: string
  value: DicomValue
}

/**
 * Bytes are written unchanged, whatever the VR, which allows text in any character set and invalid values.
 */
export type DicomValue =
  | string
  | number
  | bigint
  | readonly (string | number | bigint)[]
  | ArrayBufferView
  | readonly DicomDataset[]
  | EncapsulatedFrames
  | null

/**
 * By keyword, or by tag as eight hexadecimal digits. `undefined` is left out; `null` and `''` are written
 * empty.
 */
export interface DicomDataset {
  [keywordOrTag: string]: DicomValue | DicomElementWithVr | undefined
}
