import { SlideError } from './SlideError.ts'

const BLOCK = 64 * 1024
const KEPT_BLOCKS = 32

/** Reads small parts of a file through cached blocks, so that a directory of many entries costs few reads. */
export interface BlobReader {
  size: number
  /** Rejects beyond the end of the file. */
  read: (start: number, length: number) => Promise<Uint8Array<ArrayBuffer>>
}

export const createBlobReader = (blob: Blob): BlobReader => {
  const blocks = new Map<number, Promise<Uint8Array<ArrayBuffer>>>()

  const block = (index: number): Promise<Uint8Array<ArrayBuffer>> => {
    const known = blocks.get(index)
    if (known) return known
    const bytes = readBlob(blob, index * BLOCK, Math.min(blob.size, (index + 1) * BLOCK))
    blocks.set(index, bytes)
    for (const oldest of blocks.keys()) {
      if (blocks.size <= KEPT_BLOCKS) break
      blocks.delete(oldest)
    }
    return bytes
  }

  const read = async (start: number, length: number): Promise<Uint8Array<ArrayBuffer>> => {
    if (!Number.isSafeInteger(start) || start < 0 || length < 0 || start + length > blob.size) {
      throw new SlideError({ reason: 'truncated' })
    }
    const first = Math.floor(start / BLOCK)
    const last = Math.floor((start + Math.max(length, 1) - 1) / BLOCK)
    if (last - first > 3) return readBlob(blob, start, start + length)
    const out = new Uint8Array(length)
    for (let index = first; index <= last; index++) {
      const bytes = await block(index)
      const from = Math.max(start, index * BLOCK)
      const to = Math.min(start + length, (index + 1) * BLOCK)
      out.set(bytes.subarray(from - index * BLOCK, to - index * BLOCK), from - start)
    }
    return out
  }

  return { size: blob.size, read }
}

/**
 * The bytes from `start` to `end` (exclusive); rejects with SlideError if the disk no longer provides them.
 */
export const readBlob = async (blob: Blob, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    const bytes = new Uint8Array(await blob.slice(start, end).arrayBuffer())
    if (bytes.length === end - start) return bytes
  } catch {
    // The file was moved, changed or unplugged since it was chosen.
    throw new SlideError({ reason: 'unreadable' })
  }
  throw new SlideError({ reason: 'truncated' })
}
