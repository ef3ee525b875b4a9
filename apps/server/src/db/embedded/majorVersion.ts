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

export async function majorOfBinaries(binaries: Pick<Binaries, 'packageFolder'>): Promise<number> {
  return Number.parseInt(await versionOfBinaries(binaries), 10)
}

/** The packages have the version numbers of their PostgreSQL. */
export async function versionOfBinaries({ packageFolder }: Pick<Binaries, 'packageFolder'>): Promise<string> {
  const text = await readFile(path.join(packageFolder, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
