import type { HuffmanTable } from './JpegFrame.ts'

export const FAST_BITS = 9

/** From the counts of codes by length and their symbols, as a DHT segment gives them (T.81 annex C). */
export function huffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const fast = new Uint16Array(1 << FAST_BITS)
  const limits = new Int32Array(18).fill(-1)
  const offsets = new Int32Array(18)
  let code = 0
  let index = 0
  for (let length = 1; length <= 16; length++) {
    const count = counts[length - 1] ?? 0
    offsets[length] = index - code
    for (let i = 0; i < count; i++, code++, index++) {
      if (length > FAST_BITS) continue
      const from = code << (FAST_BITS - length)
      fast.fill((length << 8) | (symbols[index] ?? 0), from, from + (1 << (FAST_BITS - length)))
    }
    limits[length] = code << (16 - length)
    code <<= 1
  }
  limits[17] = 0x7fffffff
  return { fast, symbols, limits, offsets }
}
