import pg from 'pg'

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

/**
 * `bigint` (every count) becomes a number, and fails where a number would lie. `date` stays text: as a Date it would
 * be midnight in the zone of this machine, which is another day elsewhere. `timestamptz` becomes a Date, as ever.
 */
function valueTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, parseBigint)
  types.setTypeParser(pg.types.builtins.DATE, (text: string) => text)
  return types
}

function parseBigint(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`)
  return value
}
