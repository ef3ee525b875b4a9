import pg from 'pg'
import { BoundedClient } from './BoundedClient.ts'
import { valueTypes } from './valueTypes.ts'

export interface PoolOptions {
  max?: number
  /** Shown by the database beside each connection; tells several servers apart. */
  name?: string
  /** Told when an idle connection is lost. The pool has replaced it already. */
  onLost?: (error: Error) => void
  /** How long to wait for an answer, whatever the database does. This and the next two are without end at 0, for work that may take long. */
  queryTimeoutMs?: number
  /** How long the database itself works on a statement. */
  statementTimeoutMs?: number
  /** How long the database lets a transaction stand still. */
  idleInTransactionMs?: number
  /** How long to wait for a connection, a new one or one that others use. */
  connectTimeoutMs?: number
}

const STATEMENT_TIMEOUT_MS = 15_000
/** Longer than the database's own limit: that one tells more, and leaves the connection whole. */
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
  // Without a listener a database restart would end this process: idle connections report their loss here.
  pool.on('error', onLost)
  // A connection in use reports it to nobody between two statements; the next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
