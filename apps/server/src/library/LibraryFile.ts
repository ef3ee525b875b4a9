import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { LibraryKind } from './LibraryItem.ts'

/** A file of the library that isn't parsed yet. */
export interface LibraryFile {
  kind: LibraryKind
  slug: string
  /** The SHA-256 in hexadecimal. */
  checksum: string
  text: string
}

const FOLDERS = { module: 'modules', plate: 'plates' } as const satisfies Record<LibraryKind, string>

/** Modules come first, because plates refer to them. */
export async function readLibraryFiles(folder: string): Promise<LibraryFile[]> {
  const files: LibraryFile[] = []
  for (const kind of ['module', 'plate'] as const) {
    const names = (await readdir(`${folder}/${FOLDERS[kind]}`)).filter((name) => name.endsWith('.yaml'))
    for (const name of names.sort()) {
      // A checkout on Windows may have changed the line ends, which doesn't make another edition.
      const text = (await readFile(`${folder}/${FOLDERS[kind]}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(text).digest('hex')
      files.push({ kind, slug: name.replace(/\.yaml$/u, ''), checksum, text })
    }
  }
  return files
}
