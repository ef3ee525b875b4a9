import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** `end` waits until every connection is returned, and a library may have lost one. */
export async function closePool(pool: pg.Pool, timeoutMs: number): Promise<void> {
  const controller = new AbortController()
  const ended = pool.end().finally(() => controller.abort())
  await Promise.race([ended, sleep(timeoutMs, undefined, { signal: controller.signal }).catch(() => {})])
  if (!pool.ended) for (const client of clientsOf(pool)) client.connection?.stream?.destroy()
}

/** Neither the list nor the socket is public in pg. */
const clientsOf = (pool: pg.Pool) =>
  (pool as unknown as { _clients: { connection?: { stream?: { destroy(): void } } }[] })._clients
