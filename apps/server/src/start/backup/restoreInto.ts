import type { BackupReader } from '#db/backup/readBackup.ts'
import { type RestoreOptions, type RestoreResult, restoreBackup } from '#db/backup/restoreBackup.ts'
import { migrate } from '#db/migrate.ts'
import { openPool } from '#db/openPool.ts'
import { installWorkerSchema } from '#jobs/installWorkerSchema.ts'
import type { Log } from '#log/Log.ts'
import { failedAs } from './failedAs.ts'

type Options = Pick<RestoreOptions, 'onProgress'> & { log: Log }

/** Fills an empty database and migrates it to the current version; the result also lists the applied migrations. */
export async function restoreInto(
  databaseUrl: string,
  reader: BackupReader,
  { log, ...options }: Options,
): Promise<RestoreResult & { migrated: string[] }> {
  const pool = openPool(databaseUrl, { max: 2, name: 'pandok restore' })
  try {
    const installQueue = () => installWorkerSchema(pool, log)
    const result = await restoreBackup({ databaseUrl, reader, installQueue, ...options }).catch(
      failedAs('The restore failed, and nothing was changed'),
    )
    const migrated = await migrate(pool).catch(
      failedAs('Everything is restored, but it could not be brought up to date'),
    )
    return { ...result, migrated }
  } finally {
    await pool.end()
  }
}
