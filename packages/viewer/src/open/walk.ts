import type { ByteSource } from '../model/ByteSource.ts'

/**
 * Files chosen in a dialog; those of a folder have their relative path.
 *
 * A worker receives a file's size with it, for which the page waits for the disk, ten times longer while
 * files are being read. So the first file is sent before the sizes of the others are requested in batches.
 */
export async function* walkFiles(files: Iterable<File>): AsyncGenerator<ByteSource> {
  const all = [...files]
  let known = 1
  for (const [index, file] of all.entries()) {
    if (index === known) {
      const batch = all.slice(index, index + (index === 1 ? FIRST_BATCH : NEXT_BATCH))
      for (const next of batch) void next.size
      known += batch.length
    }
    yield { name: file.webkitRelativePath || file.name, blob: file }
  }
}

/** A size takes about 0.1 ms. The first image is being painted meanwhile, so the first batch is small. */
const FIRST_BATCH = 16
const NEXT_BATCH = 64

/** Entries have to be taken from a drop synchronously, because the browser clears them after the event. */
export function entriesOf(items: Iterable<DataTransferItem>): FileSystemEntry[] {
  return [...items].filter(({ kind }) => kind === 'file').flatMap((item) => item.webkitGetAsEntry() ?? [])
}

/**
 * Everything below the dropped entries, folder by folder. A file that can't be opened is yielded as an empty
 * one.
 */
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

/** A reader returns about a hundred entries at a time, and an empty list at the end. */
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
