import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DataFolder } from './DataFolder.ts'
import type { Binaries } from './findBinaries.ts'

/** Returns the major version that made the cluster; null if there is none. */
export async function majorOfCluster({ cluster }: DataFolder): Promise<number | null> {
  const text = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
  return text === null ? null : Number.parseInt(text, 10)
}

/** The packages have the version numbers of their PostgreSQL. */
export async function majorOfBinaries({ packageFolder }: Pick<Binaries, 'packageFolder'>): Promise<number> {
  const text = await readFile(path.join(packageFolder, 'package.json'), 'utf8')
  return Number.parseInt((JSON.parse(text) as { version: string }).version, 10)
}
