/** Reverses the bytes of every element, in place. */
export function swapBytes(bytes: Uint8Array, elementSize: number): void {
  if (elementSize === 2) swapPairs(bytes)
  else
    for (let from = 0; from + elementSize <= bytes.length; from += elementSize)
      bytes.subarray(from, from + elementSize).reverse()
}

function swapPairs(bytes: Uint8Array): void {
  for (let i = 0; i + 1 < bytes.length; i += 2) {
    const first = bytes[i] as number
    bytes[i] = bytes[i + 1] as number
    bytes[i + 1] = first
  }
}
