import { runMigrations } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Pool } from '#db/Pool.ts'
import { withStartLock } from '#db/withStartLock.ts'
import { createWorkerLogger } from './createWorkerLogger.ts'

/**
 * Makes the tables of the queue, which must exist before the first mail is put into the outbox. Servers that
 * start together would collide in `create schema`, so they take turns.
 */
export const installWorkerSchema = (
  pool: Pool,
  log: Pick<Logger, 'debug' | 'warn' | 'error'>,
): Promise<void> =>
  withStartLock(pool, () => runMigrations({ pgPool: pool, logger: createWorkerLogger(log) }))
