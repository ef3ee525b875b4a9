import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#config/Config.ts'
import { dataFolderAt } from '#db/embedded/DataFolder.ts'
import type { Log } from '#log/Log.ts'
import { type OpenedDatabase, openOrReachDatabase } from '../openDatabase.ts'
import { UsageError } from '../UsageError.ts'

/** Opens the existing database, that of a running server included. It never makes a new one. */
export async function reachDatabase(config: Config, log: Log): Promise<OpenedDatabase> {
  const { cluster } = dataFolderAt(path.join(config.dataDir, 'database'))
  if (config.databaseUrl === null && !existsSync(cluster)) {
    throw new UsageError(`There is no database in ${config.dataDir} yet.`)
  }
  return openOrReachDatabase(config, log)
}
