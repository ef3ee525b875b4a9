import { Inflate } from 'fflate'

const SLICE = 1 << 16

/** Deflate can expand a thousandfold; a data set that grows beyond this is no image. */
const limitFor = (length: number) => Math.min(1 << 30, Math.max(64 << 20, length * 64))

/** The inflated bytes as far as they are valid; `undefined` if they would be too many. */
export function inflate(
  deflated: Uint8Array,
  limit = limitFor(deflated.length),
): Uint8Array<ArrayBuffer> | undefined {
  const parts: Uint8Array[] = []
  let length = 0
  const inflater = new Inflate((part) => {
    parts.push(part)
    length += part.length
  })
  try {
    for (let at = 0; at < deflated.length && length <= limit; at += SLICE) {
      // Never flagged as the last chunk, so that a truncated stream yields what it has.
      inflater.push(deflated.subarray(at, at + SLICE), false)
    }
  } catch {
    // If the stream is damaged, what came before it is used, as with any other file.
  }
  if (length > limit) return undefined
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
