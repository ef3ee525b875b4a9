import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { SERVER_FOLDER } from './loadPrerenderer.ts'

/**
 * Lists the files that can be requested by name: everything but the document, the compressed variants and the
 * server's own files.
 */
export async function listFiles(root: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .filter((name) => name !== 'index.html' && !name.startsWith(SERVER_FOLDER) && !name.startsWith('.')),
  )
}
