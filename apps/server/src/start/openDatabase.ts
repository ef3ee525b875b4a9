import { realpath, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#config/Config.ts'
import { dataFolderAt } from '#db/embedded/DataFolder.ts'
import { DataFolderInUse } from '#db/embedded/DataFolderInUse.ts'
import { findRunningServer } from '#db/embedded/findRunningServer.ts'
import type { PreparedCluster } from '#db/embedded/prepared/preparedCluster.ts'
import { startEmbeddedPostgres } from '#db/embedded/startEmbeddedPostgres.ts'
import type { Log } from '#log/Log.ts'

export interface OpenedDatabase {
  url: string
  /** Resolves with the reason when a server of our own has ended permanently; never for an external one. */
  gone: Promise<string>
  /** Returns the free bytes of its disk; absent for an external one. */
  freeBytes?: () => Promise<number>
  close: () => Promise<void>
}

/** A database that dies more often within ten minutes has a problem that a restart doesn't solve. */
const RESTARTS = 3

/** Opens the operator's PostgreSQL, or our own in the data folder, which is empty at first or what is prepared. */
export async function openDatabase(
  { databaseUrl, dataDir }: Config,
  log: Pick<Log, 'debug' | 'warn'>,
  prepared: PreparedCluster | null = null,
): Promise<OpenedDatabase> {
  if (databaseUrl !== null) return { url: databaseUrl, gone: new Promise(() => {}), close: async () => {} }
  const { url, exited, stop } = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'database'),
    prepared,
    log: (line) => log.debug({ line }, 'database'),
    restarts: RESTARTS,
    onRestart: () => log.warn('the embedded database ended and is started again'),
  })
  return { url, gone: exited, freeBytes: () => freeBytesIn(dataDir), close: stop }
}

/** As above; where a server already runs on the data folder, its database is used. For commands beside a server. */
export async function openOrReachDatabase(
  ...given: Parameters<typeof openDatabase>
): Promise<OpenedDatabase> {
  try {
    return await openDatabase(...given)
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    const [{ dataDir }] = given
    const url = await findRunningServer(dataFolderAt(await realpath(path.join(dataDir, 'database'))))
    return { url, gone: new Promise(() => {}), close: async () => {} }
  }
}

/** Returns what is free for users other than root, because PostgreSQL never runs as root. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
