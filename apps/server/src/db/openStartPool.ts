import pg from 'pg'
import { START_PATIENCE_MS } from './retryConnecting.ts'
import { valueTypes } from './valueTypes.ts'

/** One that holds the turn, one for its work, one for the queue's own migrations. */
const CONNECTIONS = 3

/**
 * For what brings a database up to date at the start. Its statements may wait for another server and its transactions may
 * stand still while this process gets no processor; the limits of `openPool`, which are made for requests, would end both.
 */
export function openStartPool(url: string, onLost: (error: Error) => void = () => {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    application_name: 'pandok start',
    connectionTimeoutMillis: START_PATIENCE_MS,
    keepAlive: true,
    types: valueTypes(),
  })
  pool.on('error', onLost)
  // The next statement of a lost connection fails and says so; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
