/** Reverses the bytes of every element, in place. */
export function swapBytes(bytes: Uint8Array, elementSize: number): void {
  const half = elementSize >> 1
  for (let from = 0; from + elementSize <= bytes.length; from += elementSize) {
    for (let i = 0; i < half; i++) {
      const other = from + elementSize - 1 - i
      const kept = bytes[from + i] as number
      bytes[from + i] = bytes[other] as number
      bytes[other] = kept
    }
  }
}
