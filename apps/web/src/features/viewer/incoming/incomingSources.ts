import type { IncomingFile } from '@pandok/protocol/desktop'
import { type ByteSource, type RangedBlob, rangedBlob } from '@pandok/viewer'
import { readIncoming } from '#shared/desktop/files/readIncoming.ts'

/** Files up to this size are read in one go. */
const WHOLE = 2 * 1024 ** 2
const HEAD = 64 * 1024
/** Number of files that are read ahead. */
const AHEAD = 4

/** Files passed to the program. Each is read when needed, large ones in parts. */
export async function* incomingSources(files: readonly IncomingFile[]): AsyncGenerator<ByteSource> {
  const coming: RangedBlob[] = []
  for (const [index, { name }] of files.entries()) {
    for (const next of files.slice(index + coming.length, index + AHEAD + 1)) coming.push(begin(next))
    const blob = coming.shift()
    if (blob) yield { name, blob }
  }
}

function begin({ id, size }: IncomingFile): RangedBlob {
  const blob = rangedBlob(size, (start, end) => readIncoming(id, start, end))
  blob.readAhead(size <= WHOLE ? size : HEAD)
  return blob
}
