/** Run-length decoding (TIFF 6.0, section 9). */
export const decodePackBits = (bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> => {
  const out = new Uint8Array(length)
  let filled = 0
  for (let at = 0; at < bytes.length && filled < length; ) {
    const head = bytes[at++] ?? 0
    if (head < 128) {
      const run = bytes.subarray(at, at + Math.min(head + 1, length - filled))
      out.set(run, filled)
      filled += run.length
      at += head + 1
    } else if (head > 128) {
      const count = Math.min(257 - head, length - filled)
      out.fill(bytes[at++] ?? 0, filled, filled + count)
      filled += count
    }
  }
  return out
}
