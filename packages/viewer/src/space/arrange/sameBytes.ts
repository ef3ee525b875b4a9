const STEP = 1024 * 1024

/** Compares in chunks and stops at the first difference, so that large files are never in memory at once. */
export async function sameBytes(a: Blob, b: Blob): Promise<boolean> {
  if (a.size !== b.size) return false
  for (let start = 0; start < a.size; start += STEP) {
    const [left, right] = await Promise.all([piece(a, start), piece(b, start)])
    if (!sameWords(left, right)) return false
  }
  return true
}

const piece = (blob: Blob, start: number) => blob.slice(start, start + STEP).arrayBuffer()

function sameWords(a: ArrayBuffer, b: ArrayBuffer): boolean {
  if (a.byteLength !== b.byteLength) return false
  const words = a.byteLength >> 2
  const left = new Uint32Array(a, 0, words)
  const right = new Uint32Array(b, 0, words)
  for (let index = 0; index < words; index++) if (left[index] !== right[index]) return false
  const leftRest = new Uint8Array(a, words * 4)
  const rightRest = new Uint8Array(b, words * 4)
  return leftRest.every((byte, index) => byte === rightRest[index])
}
