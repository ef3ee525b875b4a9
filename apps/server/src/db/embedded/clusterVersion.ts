import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DataFolder } from './DataFolder.ts'
import { DataFolderOfAnotherVersion } from './DataFolderOfAnotherVersion.ts'
import type { Binaries } from './findBinaries.ts'

/** The major version of PostgreSQL that made the cluster. */
export async function clusterMajor({ cluster }: Pick<DataFolder, 'cluster'>): Promise<number> {
  return Number.parseInt(await readFile(path.join(cluster, 'PG_VERSION'), 'utf8'), 10)
}

/** The platform packages are numbered as the PostgreSQL that is in them. */
export async function binariesMajor({ packageFolder }: Pick<Binaries, 'packageFolder'>): Promise<number> {
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  return Number.parseInt(version, 10)
}

/** PostgreSQL itself only says that the files are incompatible. */
export async function checkClusterVersion(folder: DataFolder, binaries: Binaries): Promise<void> {
  const [made, here] = await Promise.all([clusterMajor(folder), binariesMajor(binaries)])
  if (made !== here) throw new DataFolderOfAnotherVersion(folder.root, made, here)
}
