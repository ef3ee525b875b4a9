import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { errorCode } from '@pandok/domain'
import type { LibraryMark } from '#db/repositories/libraryRepository.ts'
import { BuiltLibraryDamaged } from './BuiltLibraryDamaged.ts'
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
  const { marks, itemsChecksum } = await readIndex(folder)
  return {
    marks,
    async readItems() {
      const text = await readBuilt(folder, ITEMS)
      if (checksumOf(text) !== itemsChecksum) throw new BuiltLibraryDamaged(folder)
      return JSON.parse(text) as LibraryItem[]
    },
  }
}

async function readIndex(folder: string): Promise<Index> {
  const text = await readBuilt(folder, INDEX)
  try {
    return JSON.parse(text) as Index
  } catch {
    throw new BuiltLibraryDamaged(folder)
  }
}

async function readBuilt(folder: string, name: string): Promise<string> {
  try {
    return await readFile(path.join(folder, name), 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new BuiltLibraryDamaged(folder)
    throw error
  }
}

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex')
