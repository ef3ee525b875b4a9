import type { Refusal } from '../../model/Refusal.ts'
import type { ArchiveEntry } from './ArchiveEntry.ts'
import { entryRefusal } from './createUnpackAllowance.ts'
import { PIECE_SIZE } from './limits.ts'

const LOCAL = 0x04034b50

/** Of compression (APPNOTE 4.4.5). Windows takes Deflate64 for files beyond 2 GB. */
const METHODS: Readonly<Record<number, string>> = {
  9: 'Deflate64',
  12: 'BZIP2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'XZ',
}

/** The bytes of one file; uncompressed entries are slices of the archive and take no memory. */
export async function unpack(archive: Blob, entry: ArchiveEntry): Promise<Blob | Refusal> {
  const refusal = entryRefusal(entry)
  if (refusal) return refusal
  const header = new DataView(await archive.slice(entry.headerAt, entry.headerAt + 30).arrayBuffer())
  if (header.byteLength < 30 || header.getUint32(0, true) !== LOCAL) return { reason: 'archiveBroken' }
  const start = entry.headerAt + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  const packed = archive.slice(start, start + entry.packedSize)
  if (packed.size !== entry.packedSize) return { reason: 'archiveBroken', detail: 'cut off' }
  if (entry.method === 0) return packed
  if (entry.method !== 8)
    return { reason: 'kindUnsupported', detail: `ZIP, ${METHODS[entry.method] ?? `method ${entry.method}`}` }
  return inflate(packed, entry.size)
}

/** Inflates in chunks, with at most one piece in memory. */
async function inflate(packed: Blob, size: number): Promise<Blob | Refusal> {
  const pieces: Blob[] = []
  let chunks: Uint8Array<ArrayBuffer>[] = []
  let waiting = 0
  let length = 0

  function close(): void {
    pieces.push(new Blob(chunks))
    chunks = []
    waiting = 0
  }

  try {
    const stream = packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.byteLength
      waiting += value.byteLength
      if (length > size) {
        await reader.cancel()
        return { reason: 'archiveBroken', detail: 'more than announced' }
      }
      chunks.push(value)
      if (waiting >= PIECE_SIZE) close()
    }
  } catch {
    return { reason: 'archiveBroken', detail: 'cannot be unpacked' }
  }
  if (length !== size) return { reason: 'archiveBroken', detail: 'less than announced' }
  close()
  return new Blob(pieces)
}
