/** Rows arrive one by one, and each chunk costs the compressor a switch to another thread. */
const CHUNK_BYTES = 128 * 1024

export async function* inLargeChunks(source: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const piece of source) {
    const buffer = typeof piece === 'string' ? Buffer.from(piece) : piece
    waiting.push(buffer)
    bytes += buffer.length
    if (bytes < CHUNK_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}
