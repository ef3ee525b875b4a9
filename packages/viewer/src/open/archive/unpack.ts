import type { Refusal } from '../../model/Refusal.ts'
import type { ArchiveEntry } from './ArchiveEntry.ts'

const LOCAL = 0x04034b50
/** Larger than any image that could be shown; a small archive that claims more is not meant well. */
const SIZE_MAX = 4 * 1024 ** 3

/** The bytes of one file; those that aren't packed are a part of the archive and take no memory. */
export async function unpack(archive: Blob, entry: ArchiveEntry): Promise<Blob | Refusal> {
  if (entry.isEncrypted) return { reason: 'archiveEncrypted' }
  if (entry.size > SIZE_MAX) return { reason: 'tooLarge' }
  const header = new DataView(await archive.slice(entry.headerAt, entry.headerAt + 30).arrayBuffer())
  if (header.byteLength < 30 || header.getUint32(0, true) !== LOCAL) return { reason: 'archiveBroken' }
  const start = entry.headerAt + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  const packed = archive.slice(start, start + entry.packedSize)
  if (packed.size !== entry.packedSize) return { reason: 'archiveBroken', detail: 'cut off' }
  if (entry.method === 0) return packed
  if (entry.method !== 8) return { reason: 'archiveBroken', detail: `method ${entry.method}` }
  return inflate(packed, entry.size)
}

async function inflate(packed: Blob, size: number): Promise<Blob | Refusal> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    const stream = packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.byteLength
      if (length > size) {
        await reader.cancel()
        return { reason: 'archiveBroken', detail: 'more than announced' }
      }
      parts.push(value as Uint8Array<ArrayBuffer>)
    }
  } catch {
    return { reason: 'archiveBroken', detail: 'cannot be unpacked' }
  }
  return length === size ? new Blob(parts) : { reason: 'archiveBroken', detail: 'less than announced' }
}
