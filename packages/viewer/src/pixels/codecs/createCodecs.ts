/// <reference path="./codecModules.d.ts" />
import { DecodeError } from '../DecodeError.ts'
import { joinBytes } from '../native/joinBytes.ts'
import type { CodecDecoder, CodecFrameInfo, CodecModule, CodecName, CreateCodec } from './WasmCodec.ts'

export interface CodecResult {
  info: CodecFrameInfo
  /** A copy that the caller owns. */
  bytes: Uint8Array<ArrayBuffer>
  interleaveMode: number
}

export interface Codecs {
  /** Loads a decoder's WebAssembly, once. */
  load(name: CodecName): Promise<void>
  decode(name: CodecName, fragments: readonly Uint8Array[]): Promise<CodecResult>
  /** Bytes of memory that a decoder holds; 0 if it isn't loaded. */
  memoryOf(name: CodecName): Promise<number>
}

const GLUE: Record<CodecName, () => Promise<{ default: CreateCodec }>> = {
  charls: () => import('@cornerstonejs/codec-charls/decodewasmjs'),
  openjpeg: () => import('@cornerstonejs/codec-openjpeg/decodewasmjs'),
  openjph: () => import('@cornerstonejs/codec-openjph/wasmjs'),
}

/**
 * A module that has grown beyond this for one huge frame is dropped afterwards, because its memory never
 * shrinks.
 */
const LARGEST_KEPT = 256 * 1024 * 1024

const silent = (): void => {}

/** WebAssembly decoders, loaded once on first use. `readWasm` provides their binaries. */
export function createCodecs(readWasm: (name: CodecName) => Promise<ArrayBuffer>): Codecs {
  const modules = new Map<CodecName, Promise<CodecModule>>()

  const load = (name: CodecName): Promise<CodecModule> => {
    const known = modules.get(name)
    if (known) return known
    const loading = Promise.all([GLUE[name](), readWasm(name)]).then(([glue, wasmBinary]) =>
      glue.default({ wasmBinary, print: silent, printErr: silent }),
    )
    modules.set(name, loading)
    // One failed fetch must not fail every later frame.
    loading.catch(() => modules.delete(name))
    return loading
  }

  const loaded = (name: CodecName): Promise<CodecModule> =>
    load(name).catch(() => {
      throw new DecodeError('unreadable', `${name}: not loaded`)
    })

  return {
    async load(name) {
      await loaded(name)
    },
    async decode(name, fragments) {
      const module = await loaded(name)
      const Decoder = module.JpegLSDecoder ?? module.J2KDecoder ?? module.HTJ2KDecoder
      if (!Decoder) throw new DecodeError('formatUnsupported', `${name}: no decoder`)
      let decoder: CodecDecoder | undefined
      let isUsable = true
      try {
        const bytes = joinBytes(fragments)
        decoder = new Decoder()
        decoder.getEncodedBuffer(bytes.length).set(bytes)
        decoder.decode()
        return {
          info: decoder.getFrameInfo(),
          bytes: decoder.getDecodedBuffer().slice(),
          interleaveMode: decoder.getInterleaveMode?.() ?? 2,
        }
      } catch (error) {
        // After a trap its memory can't be trusted.
        isUsable = !(error instanceof WebAssembly.RuntimeError)
        throw new DecodeError('broken', name)
      } finally {
        if (isUsable) decoder?.delete()
        if (!isUsable || module.HEAPU8.length > LARGEST_KEPT) modules.delete(name)
      }
    },
    async memoryOf(name) {
      const module = await modules.get(name)
      return module?.HEAPU8.length ?? 0
    },
  }
}
