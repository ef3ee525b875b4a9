/** A file of any size of which only some parts exist; the rest is zeros. What is asked for is counted. */
export const sparseBlob = (size: number, parts: readonly { at: number; bytes: Uint8Array }[]) => {
  const counts = { reads: 0, bytes: 0 }
  const slice = (from = 0, to = size) => {
    const start = Math.min(from, size)
    const end = Math.min(to, size)
    return {
      size: end - start,
      arrayBuffer: async (): Promise<ArrayBuffer> => {
        counts.reads++
        counts.bytes += end - start
        const out = new Uint8Array(end - start)
        for (const part of parts) {
          const first = Math.max(start, part.at)
          const last = Math.min(end, part.at + part.bytes.length)
          if (first < last) out.set(part.bytes.subarray(first - part.at, last - part.at), first - start)
        }
        return out.buffer
      },
    }
  }
  return { blob: { size, slice } as unknown as Blob, counts }
}
