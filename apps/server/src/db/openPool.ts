import pg from 'pg'
import { BoundedClient } from './BoundedClient.ts'
import { valueTypes } from './valueTypes.ts'

export interface PoolOptions {
  max?: number
  /** The database shows it for each connection, which distinguishes several servers. */
  name?: string
  /** Called when an idle connection is lost, which the pool has already replaced. */
  onLost?: (error: Error) => void
  /**
   * The time limit for an answer, whatever the database does. This and the next two have no limit at 0, for
   * long work.
   */
  queryTimeoutMs?: number
  /** The time limit of the database for a statement. */
  statementTimeoutMs?: number
  /** The time limit of the database for an idle transaction. */
  idleInTransactionMs?: number
  /** The time limit for getting a connection, a new one or one from the pool. */
  connectTimeoutMs?: number
}

const STATEMENT_TIMEOUT_MS = 15_000
/** It is longer than the limit of the database, which gives a better error and keeps the connection usable. */
const QUERY_TIMEOUT_MS = 20_000
const IDLE_IN_TRANSACTION_MS = 30_000
const CONNECT_TIMEOUT_MS = 10_000

export function openPool(
  url: string,
  {
    max = 10,
    name = 'pandok',
    onLost = () => {},
    queryTimeoutMs = QUERY_TIMEOUT_MS,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    idleInTransactionMs = IDLE_IN_TRANSACTION_MS,
    connectTimeoutMs = CONNECT_TIMEOUT_MS,
  }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    Client: BoundedClient,
    connectionString: url,
    max,
    application_name: name,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    query_timeout: queryTimeoutMs,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: valueTypes(),
  })
  // Without a listener, a restart of the database would end this process, because idle connections report
  // their loss here.
  pool.on('error', onLost)
  // A connection in use reports a loss to nobody between two statements; the next statement fails with an
  // error.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
