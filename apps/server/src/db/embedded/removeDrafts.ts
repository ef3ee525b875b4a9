import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { DataFolder } from './DataFolder.ts'

/**
 * Removes what killed first starts left behind. It runs after our own start, because an initdb that lost its
 * owner lives on for a moment and fails badly if its folder vanishes.
 */
export async function removeDrafts({ root, drafts }: DataFolder): Promise<void> {
  for (const name of await readdir(root)) {
    const entry = path.join(root, name)
    if (entry.startsWith(drafts)) await rm(entry, { recursive: true, force: true, maxRetries: 10 })
  }
}
