import type { HandedFile } from '@pandok/protocol/desktop'
import { type ByteSource, type RangedBlob, rangedBlob } from '@pandok/viewer'
import { readHanded } from '#shared/desktop/files/readHanded.ts'

/** Files up to here are read whole at once: to see what they are, and to show them. */
const WHOLE = 2 * 1024 ** 2
const HEAD = 64 * 1024
/** On their way while others are looked at. */
const AHEAD = 4

/** Files that the program was given. Each is read when its turn comes, and in parts where it is large. */
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
