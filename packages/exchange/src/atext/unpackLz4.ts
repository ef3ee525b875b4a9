import { FILE_MAX_BYTES } from '../model/limits.ts'

const MAGIC = 0x184d2204
const LEAST = 4

/** The buffer grows as bytes arrive, and refuses to grow beyond the limit. */
class Output {
  bytes = new Uint8Array(1 << 16)
  length = 0

  /** Returns false if the limit leaves no room. */
  makeRoom(count: number): boolean {
    const wanted = this.length + count
    if (wanted > FILE_MAX_BYTES) return false
    if (wanted <= this.bytes.length) return true
    const grown = new Uint8Array(Math.min(FILE_MAX_BYTES, Math.max(wanted, 2 * this.bytes.length)))
    grown.set(this.bytes.subarray(0, this.length))
    this.bytes = grown
    return true
  }
}

/** Returns where an LZ4 frame begins within the first bytes, or undefined if there is none. */
export function lz4At(bytes: Uint8Array, within: number): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + 7 <= Math.min(bytes.length, within); at += 1)
    if (view.getUint32(at, true) === MAGIC) return at
  return undefined
}

/**
 * Unpacks an LZ4 frame. If it is cut off or broken, returns what came before the fault. Checksums aren't
 * compared, because a person sees the text before it is imported.
 */
export function unpackLz4(bytes: Uint8Array, start: number): { bytes: Uint8Array; isWhole: boolean } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const output = new Output()
  const flags = bytes[start + 4] ?? 0
  let at = start + 7 + (flags & 0x08 ? 8 : 0) + (flags & 0x01 ? 4 : 0)
  const done = (isWhole: boolean) => ({ bytes: output.bytes.subarray(0, output.length), isWhole })
  while (at + 4 <= bytes.length) {
    const size = view.getUint32(at, true)
    at += 4
    if (size === 0) return done(true)
    const end = at + (size & 0x7fffffff)
    if (end > bytes.length) return done(false)
    const block = bytes.subarray(at, end)
    if (!(size & 0x80000000 ? addPlain(block, output) : addBlock(block, output))) return done(false)
    at = end + (flags & 0x10 ? 4 : 0)
  }
  return done(false)
}

function addPlain(block: Uint8Array, output: Output): boolean {
  if (!output.makeRoom(block.length)) return false
  output.bytes.set(block, output.length)
  output.length += block.length
  return true
}

/** Each step has literal bytes, followed by bytes to repeat from an earlier offset. */
function addBlock(block: Uint8Array, output: Output): boolean {
  let at = 0
  const lengthOf = (short: number): number => {
    let length = short
    for (let more = short === 15 ? 255 : 0; more === 255; length += more) more = block[at++] ?? 0
    return length
  }
  while (at < block.length) {
    const token = block[at++] ?? 0
    const literals = lengthOf(token >> 4)
    if (at + literals > block.length || !addPlain(block.subarray(at, at + literals), output)) return false
    at += literals
    if (at >= block.length) return true
    const offset = (block[at] ?? 0) | ((block[at + 1] ?? 0) << 8)
    at += 2
    const length = lengthOf(token & 15) + LEAST
    if (offset === 0 || offset > output.length || !output.makeRoom(length)) return false
    // The source and the target of a copy may overlap, which repeats the bytes.
    for (let copied = 0; copied < length; copied += 1, output.length += 1)
      output.bytes[output.length] = output.bytes[output.length - offset] ?? 0
  }
  return true
}
