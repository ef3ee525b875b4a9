/// <reference path="./codecModules.d.ts" />
import charls from '@cornerstonejs/codec-charls/decodewasm?url'
import openjpeg from '@cornerstonejs/codec-openjpeg/decodewasm?url'
import openjph from '@cornerstonejs/codec-openjph/wasm?url'
import type { CodecName } from './WasmCodec.ts'

const ADDRESSES: Record<CodecName, string> = { charls, openjpeg, openjph }

/** The WebAssembly of a decoder, fetched when the first file needs it. */
export async function fetchWasm(name: CodecName): Promise<ArrayBuffer> {
  const answer = await fetch(ADDRESSES[name])
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return answer.arrayBuffer()
}
