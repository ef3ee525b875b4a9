import type { HandedFile } from '@pandok/protocol/desktop'
import { type ByteSource, type RangedBlob, rangedBlob } from '@pandok/viewer'
import { readHanded } from '#shared/desktop/files/readHanded.ts'

/** Files up to this size are read in one go. */
const WHOLE = 2 * 1024 ** 2
const HEAD = 64 * 1024
/** Number of files that are read ahead. */
const AHEAD = 4

/** Files passed to the program. Each is read when needed, large ones in parts. */
export async function* handedSources(files: readonly HandedFile[]): AsyncGenerator<ByteSource> {
  const coming: RangedBlob[] = []
  for (const [index, { name }] of files.entries()) {
    for (const next of files.slice(index + coming.length, index + AHEAD + 1)) coming.push(begin(next))
    const blob = coming.shift()
    if (blob) yield { name, blob }
  }
}

function begin({ id, size }: HandedFile): RangedBlob {
  const blob = rangedBlob(size, (start, end) => readHanded(id, start, end))
  blob.readAhead(size <= WHOLE ? size : HEAD)
  return blob
}
