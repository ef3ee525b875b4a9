import type { PoolClient } from 'pg'
import type { Pool } from './Pool.ts'

type Release = (error?: Error | boolean) => void
type OnConnection = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void

/**
 * graphile-worker returns the connection on which it listens twice if that is lost while the runner stops. The pool throws
 * at the second time, in a promise that nobody awaits, which ends the process; here the second time does nothing.
 */
export function withSingleRelease(pool: Pool): Pool {
  const connect = pool.connect.bind(pool)
  const withCallback = (onConnection: OnConnection): void =>
    connect((error, client, release) => {
      let isReleased = false
      onConnection(error, client, (reason) => {
        if (isReleased) return
        isReleased = true
        release(reason)
      })
    })
  pool.connect = ((onConnection?: OnConnection) =>
    onConnection === undefined ? connect() : withCallback(onConnection)) as Pool['connect']
  return pool
}
