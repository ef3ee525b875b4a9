import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LibraryMark } from '#db/repositories/libraryRepository.ts'
import type { Library, LibraryItem } from './LibraryItem.ts'

interface Index {
  marks: readonly LibraryMark[]
  /** The SHA-256 of the file of items in hexadecimal. */
  itemsChecksum: string
}

const INDEX = 'index.json'
const ITEMS = 'items.json'
/** The folder in which the build puts it, beside the bundle. */
const FOLDER = fileURLToPath(new URL('./library', import.meta.url))

/** Writes two files: the small one is read at every start, the large one when it is needed. */
export async function writeBuiltLibrary(folder: string, items: readonly LibraryItem[]): Promise<void> {
  const text = JSON.stringify(items)
  const marks = items.map(({ kind, slug, edition, checksum }) => ({ kind, slug, edition, checksum }))
  const index: Index = { marks, itemsChecksum: checksumOf(text) }
  await writeFile(path.join(folder, ITEMS), text)
  await writeFile(path.join(folder, INDEX), JSON.stringify(index))
}

/** Opens the library as the build has checked it. */
export async function openBuiltLibrary(folder = FOLDER): Promise<Library> {
  const { marks, itemsChecksum } = JSON.parse(await readFile(path.join(folder, INDEX), 'utf8')) as Index
  return {
    marks,
    async readItems() {
      const text = await readFile(path.join(folder, ITEMS), 'utf8')
      if (checksumOf(text) !== itemsChecksum)
        throw new Error(`The library in ${folder} is damaged; build the server again.`)
      return JSON.parse(text) as LibraryItem[]
    },
  }
}

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex')
