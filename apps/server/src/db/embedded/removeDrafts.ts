import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { DataFolder } from './DataFolder.ts'

/**
 * What killed first starts left behind. Done after our own start, because an initdb that lost its owner lives on for a
 * moment and breaks badly in a folder that vanishes.
 */
export async function removeDrafts({ root, drafts }: DataFolder): Promise<void> {
  for (const name of await readdir(root)) {
    const entry = path.join(root, name)
    if (entry.startsWith(drafts)) await rm(entry, { recursive: true, force: true, maxRetries: 10 })
  }
}
