import pg from 'pg'
import { valueTypes } from './valueTypes.ts'

export interface PoolOptions {
  max?: number
  /** Shown by the database beside each connection; tells several servers apart. */
  name?: string
  /** Told when an idle connection is lost. The pool has replaced it already. */
  onLost?: (error: Error) => void
}

const STATEMENT_TIMEOUT_MS = 15_000
const IDLE_IN_TRANSACTION_MS = 30_000
const CONNECT_TIMEOUT_MS = 10_000

export function openPool(
  url: string,
  { max = 10, name = 'pandok', onLost = () => {} }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // Also how long a request may wait for a free connection.
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: valueTypes(),
  })
  // Without a listener a database restart would end this process: idle connections report their loss here.
  pool.on('error', onLost)
  // A connection in use reports it to nobody between two statements; the next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
