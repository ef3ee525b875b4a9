import { runMigrations } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Pool } from '#db/Pool.ts'
import { withStartLock } from '#db/withStartLock.ts'
import { createWorkerLogger } from './createWorkerLogger.ts'

/**
 * Makes the queue's own tables, which must be there before the first mail is put into the outbox. Servers that start
 * together would trip over each other's `create schema`, so they do it in turn.
 */
export const installWorkerSchema = (
  pool: Pool,
  log: Pick<Logger, 'debug' | 'warn' | 'error'>,
): Promise<void> =>
  withStartLock(pool, () => runMigrations({ pgPool: pool, logger: createWorkerLogger(log) }))
