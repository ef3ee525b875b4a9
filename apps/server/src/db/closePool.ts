import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** `end` waits until every connection is returned, and a library may have lost one. */
export async function closePool(pool: pg.Pool, patienceMs: number): Promise<void> {
  const patience = new AbortController()
  const ended = pool.end().finally(() => patience.abort())
  await Promise.race([ended, sleep(patienceMs, undefined, { signal: patience.signal }).catch(() => {})])
  if (!pool.ended) for (const client of clientsOf(pool)) client.connection?.stream?.destroy()
}

/** Neither the list nor the socket is public in pg. */
const clientsOf = (pool: pg.Pool) =>
  (pool as unknown as { _clients: { connection?: { stream?: { destroy(): void } } }[] })._clients
