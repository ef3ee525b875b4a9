import type { HandedFile } from '@pandok/protocol/desktop'
import { type ByteSource, rangedBlob } from '@pandok/viewer'
import { readHanded } from '#app/desktop/files/readHanded.ts'

/** Files up to here are read whole at once: to see what they are, and to show them. */
const WHOLE = 2 * 1024 ** 2
const HEAD = 64 * 1024
/** On their way while others are looked at. */
const AHEAD = 4

/** Files that the program was given. Each is read when its turn comes, and in parts where it is large. */
export async function* handedSources(files: readonly HandedFile[]): AsyncGenerator<ByteSource> {
  const sources = files.map(({ id, name, size }) => ({
    ...{ name, size, blob: rangedBlob(size, (start, end) => readHanded(id, start, end)) },
  }))
  for (const [index, { name, blob }] of sources.entries()) {
    for (const next of sources.slice(index, index + AHEAD + 1))
      next.blob.readAhead(next.size <= WHOLE ? next.size : HEAD)
    yield { name, blob }
  }
}
