import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Codecs, createCodecs } from '../codecs/createCodecs.ts'
import type { CodecName } from '../codecs/WasmCodec.ts'

const require = createRequire(import.meta.url)

const PROGRAMS: Record<CodecName, string> = {
  charls: '@cornerstonejs/codec-charls/decodewasm',
  openjpeg: '@cornerstonejs/codec-openjpeg/decodewasm',
  openjph: '@cornerstonejs/codec-openjph/wasm',
}

/** The same decoders, their programs read from the disk. */
export const nodeCodecs = (): Codecs =>
  createCodecs(async (name) => new Uint8Array(await readFile(require.resolve(PROGRAMS[name]))).buffer)
