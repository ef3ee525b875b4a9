/// <reference path="../codecs/codecModules.d.ts" />
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import create from '@cornerstonejs/codec-openjph/wasmjs'

interface Encoder {
  getDecodedBuffer(info: object): Uint8Array
  setQuality(isReversible: boolean, quantization: number): void
  encode(): void
  getEncodedBuffer(): Uint8Array
  delete(): void
}

const require = createRequire(import.meta.url)

/** A lossless High-Throughput JPEG 2000 stream, by the encoder that comes with the decoder. */
export async function encodeHtj2k(
  values: Int16Array,
  { width, height, isSigned }: { width: number; height: number; isSigned: boolean },
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
  encoder.setQuality(true, 0)
  encoder.encode()
  const stream = encoder.getEncodedBuffer().slice()
  encoder.delete()
  return stream
}
