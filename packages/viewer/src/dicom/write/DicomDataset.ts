/** Frames of compressed pixel data, each of one or more fragments (PS3.5 A.4). */
export interface EncapsulatedFrames {
  frames: readonly (readonly Uint8Array[])[]
  /** `empty`: no offsets at all. `extended`: the two elements of their own are written as well. Default `basic`. */
  table?: 'empty' | 'basic' | 'extended'
}

/** An element whose VR isn't the dictionary's, or that the dictionary doesn't know. */
export interface DicomElementWithVr {
  vr: string
  value: DicomValue
}

/** Bytes are taken as they are, whatever the VR: text in any character set, values with faults. */
export type DicomValue =
  | string
  | number
  | bigint
  | readonly (string | number | bigint)[]
  | ArrayBufferView
  | readonly DicomDataset[]
  | EncapsulatedFrames
  | null

/** By keyword or by tag as eight hexadecimal digits. `undefined`: left out; `null` and `''`: there, but empty. */
export interface DicomDataset {
  [keywordOrTag: string]: DicomValue | DicomElementWithVr | undefined
}
