import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import type { DataFolder } from './DataFolder.ts'
import { DataFolderDamaged } from './DataFolderDamaged.ts'

export async function clusterPassword(folder: DataFolder): Promise<string> {
  const kept = await readFile(folder.password, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  if (kept.trim() !== '') return kept.trim()
  if (existsSync(folder.cluster))
    throw new DataFolderDamaged(
      `The data folder ${folder.root} has lost its file "password". Restore it from a backup.`,
    )
  const made = randomBytes(24).toString('base64url')
  const draft = `${folder.password}.new`
  await writeFile(draft, made, { mode: 0o600, flush: true })
  await rename(draft, folder.password)
  return made
}
