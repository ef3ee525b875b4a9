import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrations } from '#db/readMigrations.ts'
import type { Binaries } from '../findBinaries.ts'
import { versionOfBinaries } from '../majorVersion.ts'

/** A cluster that the build has made: with all migrations and the library, without a password. */
export interface PreparedCluster {
  /** Returns its archive; null if it was made for other binaries or other migrations, or is damaged. */
  read: (binaries: Binaries) => Promise<Buffer | null>
}

interface Index {
  /** The program that made the files, whose layout depends on its version, its system and its processor. */
  madeBy: string
  /** The SHA-256 of all migrations in it. */
  migrations: string
  /** The SHA-256 of the archive. */
  checksum: string
}

interface Place {
  folder: string
  migrations: string
}

const INDEX = 'index.json'
const ARCHIVE = 'cluster.gz'
/** The folder in which the build puts it, beside that of the bundle. */
const FOLDER = fileURLToPath(new URL('../cluster', import.meta.url))

export async function writePreparedCluster(
  { folder, migrations }: Place,
  binaries: Binaries,
  archive: Buffer,
): Promise<void> {
  const index = await indexOf(binaries, migrations, archive)
  await writeFile(path.join(folder, ARCHIVE), archive)
  await writeFile(path.join(folder, INDEX), JSON.stringify(index))
}

/** Whatever is missing or doesn't fit only makes a first start slower, since it then makes its own cluster. */
export function preparedClusterIn(migrations: string, folder = FOLDER): PreparedCluster {
  return {
    async read(binaries) {
      const index = await readFile(path.join(folder, INDEX), 'utf8').catch(() => null)
      const archive = index && (await readFile(path.join(folder, ARCHIVE)).catch(() => null))
      if (!archive) return null
      return index === JSON.stringify(await indexOf(binaries, migrations, archive)) ? archive : null
    },
  }
}

async function indexOf(binaries: Binaries, folder: string, archive: Buffer): Promise<Index> {
  const migrations = (await readMigrations(folder)).map(({ name, sha256 }) => `${name} ${sha256}\n`)
  return {
    madeBy: `${process.platform} ${process.arch} ${await versionOfBinaries(binaries)}`,
    migrations: checksumOf(migrations.join('')),
    checksum: checksumOf(archive),
  }
}

const checksumOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')
