import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { PIECE_SIZE } from './limits.ts'

export interface ArchiveWriter {
  /**
   * Yields to the event loop in between. Resolves with false if it doesn't fit any more, and wasn't added.
   * `isPacked` means already compressed.
   */
  add(name: string, bytes: Uint8Array, isPacked?: boolean): Promise<boolean>
  finish(): Blob
}

/** The size limit of ZIP without extensions, with room for its directory. */
const SIZE_MAX = 4 * 1024 ** 3 - 64 * 1024 ** 2
const FILES_MAX = 65_000
const SLICE = 1024 ** 2

/** A ZIP written file by file, so that a whole study needn't be in memory. */
export function createArchiveWriter({ sizeMax = SIZE_MAX }: { sizeMax?: number } = {}): ArchiveWriter {
  const pieces: Blob[] = []
  let chunks: Uint8Array<ArrayBuffer>[] = []
  let waiting = 0
  let written = 0
  let files = 0

  function close(): void {
    pieces.push(new Blob(chunks))
    chunks = []
    waiting = 0
  }

  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
    waiting += chunk.length
    written += chunk.length
    if (waiting >= PIECE_SIZE) close()
  })

  return {
    async add(name, bytes, isPacked = false) {
      if (files >= FILES_MAX || written + bytes.length > sizeMax) return false
      files++
      const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 1 })
      zip.add(file)
      for (let start = 0; start === 0 || start < bytes.length; start += SLICE) {
        const end = Math.min(start + SLICE, bytes.length)
        file.push(bytes.subarray(start, end), end === bytes.length)
        await breath()
      }
      return true
    },
    finish() {
      zip.end()
      close()
      return new Blob(pieces, { type: 'application/zip' })
    },
  }
}

const breath = () => new Promise((resolve) => setTimeout(resolve, 0))
