import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#config/Config.ts'
import { dataFolderAt } from '#db/embedded/DataFolder.ts'
import { DataFolderInUse } from '#db/embedded/DataFolderInUse.ts'
import { findRunningServer } from '#db/embedded/findRunningServer.ts'
import type { Log } from '#log/Log.ts'
import { type OpenedDatabase, openDatabase } from '../openDatabase.ts'
import { UsageError } from '../UsageError.ts'

/**
 * Opens the existing database: that of a running server on the data folder, or one that is started for this
 * purpose. It never makes a new one.
 */
export async function reachDatabase(config: Config, log: Log): Promise<OpenedDatabase> {
  if (config.databaseUrl !== null) return openDatabase(config, log)
  const root = path.join(config.dataDir, 'database')
  if (!existsSync(dataFolderAt(root).cluster)) {
    throw new UsageError(`There is no database in ${config.dataDir} yet.`)
  }
  try {
    return await openDatabase(config, log)
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    const url = await findRunningServer(dataFolderAt(await realpath(root)))
    return { url, gone: new Promise(() => {}), close: async () => {} }
  }
}
