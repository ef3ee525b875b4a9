import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isServedName } from './isServedName.ts'
import type { Site } from './Site.ts'

/** The site in a folder, for development. */
export async function folderSite(root: string): Promise<Site> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(isServedName)
  return { names: new Set(names), read: (name) => readFile(path.join(root, name)) }
}
