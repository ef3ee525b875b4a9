import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export type LibraryKind = 'module' | 'plate'

/** A file of the library, not looked into yet. */
export interface LibraryFile {
  kind: LibraryKind
  slug: string
  checksum: Buffer
  text: string
}

const FOLDERS = { module: 'modules', plate: 'plates' } as const satisfies Record<LibraryKind, string>

/** Modules first: plates name them. */
export async function readLibraryFiles(folder: string): Promise<LibraryFile[]> {
  const files: LibraryFile[] = []
  for (const kind of ['module', 'plate'] as const) {
    const names = (await readdir(`${folder}/${FOLDERS[kind]}`)).filter((name) => name.endsWith('.yaml'))
    for (const name of names.sort()) {
      const text = await readFile(`${folder}/${FOLDERS[kind]}/${name}`, 'utf8')
      const checksum = createHash('sha256').update(text).digest()
      files.push({ kind, slug: name.replace(/\.yaml$/u, ''), checksum, text })
    }
  }
  return files
}
