/** 1-bit pixels, least significant bit first (PS3.5 8.1.1); they continue across rows. */
export function unpackBits(bytes: Uint8Array, firstBit: number, count: number): Uint8Array {
  const values = new Uint8Array(count)
  for (let i = 0, bit = firstBit; i < count; i++, bit++) values[i] = ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1
  return values
}
