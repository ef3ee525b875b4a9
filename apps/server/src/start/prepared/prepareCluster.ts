import path from 'node:path'
import { connect } from '#db/connect.ts'
import { createRepositories } from '#db/createRepositories.ts'
import { finishCluster } from '#db/embedded/prepared/finishCluster.ts'
import { packFolder } from '#db/embedded/prepared/folderArchive.ts'
import { startEmbeddedPostgres } from '#db/embedded/startEmbeddedPostgres.ts'
import { createInTransaction } from '#db/inTransaction.ts'
import { migrate } from '#db/migrate.ts'
import { openStartPool } from '#db/openStartPool.ts'
import type { Pool } from '#db/Pool.ts'
import { installWorkerSchema } from '#jobs/installWorkerSchema.ts'
import type { Library } from '#library/LibraryItem.ts'
import { loadLibrary } from '#library/loadLibrary.ts'
import { createLog } from '#log/createLog.ts'

interface Preparation {
  /** An empty folder to work in, which the caller removes. */
  folder: string
  /** The folder of migrations. */
  migrations: string
  library: Library
}

/** Makes a cluster with what every installation begins with, and packs it. Its role has no password, so that nobody can log in. */
export async function prepareCluster({ folder, migrations, library }: Preparation): Promise<Buffer> {
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false })
  let log: string
  try {
    const pool = openStartPool(server.url)
    try {
      await fill(pool, migrations, library)
      log = await finishCluster(pool)
    } finally {
      await pool.end()
    }
  } finally {
    await server.stop()
  }
  return packFolder(path.join(folder, 'cluster'), (name) => isNeeded(name, log))
}

async function fill(pool: Pool, migrations: string, library: Library): Promise<void> {
  await migrate(pool, migrations)
  await installWorkerSchema(pool, createLog('warn'))
  const db = connect(pool)
  const services = {
    repositories: createRepositories(db),
    inTransaction: createInTransaction(db),
    now: () => new Date(),
  }
  await loadLibrary(services, library)
}

/** After an orderly stop, a server only needs the last file of its write-ahead log. */
function isNeeded(name: string, log: string): boolean {
  if (name.startsWith('postmaster.')) return false
  return !/^pg_wal\/[0-9A-F]{24}$/.test(name) || name === `pg_wal/${log}`
}
