/**
 * Reads the body of another server's answer; null if it has more bytes than that. The signal is observed here as
 * well: what `fetch` holds of it may be garbage-collected once the headers have arrived, and an endless body
 * would be awaited for ever.
 */
export async function readBounded(
  { body }: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer | null> {
  if (!body) return Buffer.alloc(0)
  const silence = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  silence.catch(() => {})
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), silence])
      if (done) return Buffer.concat(chunks)
      size += value.byteLength
      if (size > maxBytes) return null
      chunks.push(value)
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
