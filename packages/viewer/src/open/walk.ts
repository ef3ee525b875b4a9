import type { ByteSource } from '../model/ByteSource.ts'

/**
 * Files that were chosen in a dialog; those of a folder carry their way below it.
 *
 * A worker is told a file's size along with it, and for that the page waits for the disk: among files that are being read
 * ten times as long as before. So the first one is on its way when the others are asked, many at a time.
 */
export async function* walkFiles(files: Iterable<File>): AsyncGenerator<ByteSource> {
  const all = [...files]
  for (const [index, file] of all.entries()) {
    if (index % ASKED_AT_ONCE === 1)
      for (const next of all.slice(index, index + ASKED_AT_ONCE)) void next.size
    yield { name: file.webkitRelativePath || file.name, blob: file }
  }
}

/** Some 0.1 ms each, which the first image waits for if it is there before they are through. */
const ASKED_AT_ONCE = 64

/** What has to be taken out of a drop at once: the browser forgets it as soon as the event is over. */
export function entriesOf(items: Iterable<DataTransferItem>): FileSystemEntry[] {
  return [...items].filter(({ kind }) => kind === 'file').flatMap((item) => item.webkitGetAsEntry() ?? [])
}

/** Everything below what was dropped, folder by folder. A file that can't be opened is yielded as an empty one. */
export async function* walkEntries(entries: readonly FileSystemEntry[]): AsyncGenerator<ByteSource> {
  for (const entry of entries) {
    if (isFile(entry)) yield { name: entry.fullPath.replace(/^\//u, ''), blob: await fileOf(entry) }
    else if (isFolder(entry)) yield* walkEntries(await childrenOf(entry))
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const fileOf = (entry: FileSystemFileEntry): Promise<Blob> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(new Blob([]))))

/** A reader hands out a hundred at a time, and an empty list at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}
