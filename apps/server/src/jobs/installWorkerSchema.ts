import { runMigrations } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Pool } from '#db/Pool.ts'
import { createWorkerLogger } from './createWorkerLogger.ts'

/** Any number that nobody else takes: "jobs" in ASCII. */
const ADVISORY_LOCK = 0x6a6f6273

/**
 * Makes the queue's own tables, which must be there before the first mail is put into the outbox. Servers that start
 * together would trip over each other's `create schema`, so they wait in line.
 */
export async function installWorkerSchema(
  pool: Pool,
  log: Pick<Logger, 'debug' | 'warn' | 'error'>,
): Promise<void> {
  const holder = await pool.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
    await runMigrations({ pgPool: pool, logger: createWorkerLogger(log) })
  } finally {
    // Ending the connection also gives the lock back if the query above failed.
    holder.release(true)
  }
}
