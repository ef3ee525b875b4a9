import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Any number that nobody else uses is fine; this is "start" in ASCII. */
const ADVISORY_LOCK = 0x7374617274
const RETRY_MS = 100
const TELL_EVERY_MS = 15_000

/**
 * Of several servers that start on one database, one at a time does what has to be done once, and the others
 * find it done. They poll instead of waiting in one long statement, which a timeout of the database would
 * end.
 */
export async function withStartLock<T>(
  pool: pg.Pool,
  work: () => Promise<T>,
  onWait: (waitedMs: number) => void = () => {},
): Promise<T> {
  const holder = await pool.connect()
  let mustEnd = true
  try {
    await acquire(holder, onWait)
    const result = await work()
    await holder.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK])
    mustEnd = false
    return result
  } finally {
    // Ending the connection releases the lock whatever has happened to it.
    holder.release(mustEnd)
  }
}

async function acquire(holder: pg.PoolClient, onWait: (waitedMs: number) => void): Promise<void> {
  const since = Date.now()
  let toldAt = since
  for (;;) {
    const { rows } = await holder.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      ADVISORY_LOCK,
    ])
    if (rows[0]?.mine) return
    if (Date.now() - toldAt >= TELL_EVERY_MS) {
      toldAt = Date.now()
      onWait(toldAt - since)
    }
    await sleep(RETRY_MS)
  }
}
