/// <reference path="../codecs/codecModules.d.ts" />
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import create from '@cornerstonejs/codec-openjph/wasmjs'

interface Encoder {
  getDecodedBuffer(info: object): Uint8Array
  setProgressionOrder(order: number): void
  setQuality(isReversible: boolean, quantizationStep: number): void
  encode(): void
  getEncodedBuffer(): Uint8Array
  delete(): void
}

export interface Htj2kOptions {
  width: number
  height: number
  isSigned: boolean
  /** As in the COD segment (T.800 table A.16): 2 is resolution, position, component, layer. */
  progression?: number
  /** The step of the irreversible transform; without it the stream is lossless. */
  quantizationStep?: number
}

const require = createRequire(import.meta.url)

/** A High-Throughput JPEG 2000 stream, by the encoder that comes with the decoder. */
export async function encodeHtj2k(
  values: Int16Array | Uint16Array,
  { width, height, isSigned, progression, quantizationStep }: Htj2kOptions,
): Promise<Uint8Array> {
  const wasmBinary = new Uint8Array(await readFile(require.resolve('@cornerstonejs/codec-openjph/wasm')))
    .buffer
  const silent = () => {}
  const module = (await create({ wasmBinary, print: silent, printErr: silent })) as unknown as {
    HTJ2KEncoder: new () => Encoder
  }
  const encoder = new module.HTJ2KEncoder()
  const info = { width, height, bitsPerSample: 16, componentCount: 1, isSigned, isUsingColorTransform: false }
  encoder.getDecodedBuffer(info).set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
  if (progression !== undefined) encoder.setProgressionOrder(progression)
  encoder.setQuality(quantizationStep === undefined, quantizationStep ?? 0)
  encoder.encode()
  const stream = encoder.getEncodedBuffer().slice()
  encoder.delete()
  return stream
}
