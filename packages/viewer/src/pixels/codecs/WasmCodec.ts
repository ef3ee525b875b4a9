export const CODECS = ['charls', 'openjpeg', 'openjph'] as const

export type CodecName = (typeof CODECS)[number]

export interface CodecFrameInfo {
  width: number
  height: number
  bitsPerSample: number
  componentCount: number
  isSigned?: boolean
}

/**
 * The common interface of the three C++ decoders. Buffers are views of their memory, valid until the next
 * call.
 */
export interface CodecDecoder {
  getEncodedBuffer(length: number): Uint8Array
  decode(): void
  getFrameInfo(): CodecFrameInfo
  getDecodedBuffer(): Uint8Array
  /** JPEG-LS only. 0 is plane by plane. */
  getInterleaveMode?(): number
  delete(): void
}

export interface CodecModule {
  JpegLSDecoder?: new () => CodecDecoder
  J2KDecoder?: new () => CodecDecoder
  HTJ2KDecoder?: new () => CodecDecoder
  HEAPU8: Uint8Array
}

export type CreateCodec = (options: {
  wasmBinary: ArrayBuffer
  print: () => void
  printErr: () => void
}) => Promise<CodecModule>
