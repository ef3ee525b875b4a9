import { SlideError } from '../SlideError.ts'

const CLEAR = 256
const END = 257

/**
 * TIFF's LZW: codes from the highest bit down, with early change of width (TIFF 6.0, section 13). Strings are
 * positions in the output, so nothing is allocated per code.
 */
export const decodeLzw = (bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> => {
  const out = new Uint8Array(length)
  const starts = new Uint32Array(4096)
  const lengths = new Uint32Array(4096)
  let filled = 0
  let next = 258
  let width = 9
  let bits = 0
  let held = 0
  let previousStart = -1
  let previousLength = 0

  for (let at = 0; at < bytes.length && filled < length; ) {
    while (held < width && at < bytes.length) {
      bits = ((bits << 8) | (bytes[at++] ?? 0)) & 0xff_ffff
      held += 8
    }
    if (held < width) break
    held -= width
    const code = (bits >>> held) & ((1 << width) - 1)
    if (code === END) break
    if (code === CLEAR) {
      next = 258
      width = 9
      previousStart = -1
      continue
    }
    const start = filled
    if (code < CLEAR) {
      out[filled++] = code
    } else if (code < next) {
      filled = repeat(out, starts[code] ?? 0, lengths[code] ?? 0, filled)
    } else if (code === next && previousStart >= 0) {
      filled = repeat(out, previousStart, previousLength + 1, filled)
    } else {
      throw new SlideError({ reason: 'broken', detail: 'LZW code' })
    }
    if (previousStart >= 0 && next < 4096) {
      // The previous string and the first byte of this one are adjacent in the output.
      starts[next] = previousStart
      lengths[next] = previousLength + 1
      next++
    }
    previousStart = start
    previousLength = filled - start
    if (next >= (1 << width) - 1 && width < 12) width++
  }
  return out
}

/** Byte by byte, because a string may overlap what it writes. */
const repeat = (out: Uint8Array, from: number, count: number, to: number): number => {
  const end = Math.min(out.length, to + count)
  for (let target = to, source = from; target < end; target++, source++) out[target] = out[source] ?? 0
  return end
}
