import type pg from 'pg'
import { openPool } from './openPool.ts'
import { START_TIMEOUT_MS } from './retryConnecting.ts'

/** One for the lock, one for its work, one for the queue's own migrations. */
const CONNECTIONS = 3

/**
 * Opens a pool for migrations at the start. Statements may wait for another server, and transactions may be
 * idle while this process gets no processor time; the limits of `openPool`, which are made for requests,
 * would end both.
 */
export const openStartPool = (url: string, onLost: (error: Error) => void = () => {}): pg.Pool =>
  openPool(url, {
    max: CONNECTIONS,
    name: 'pandok start',
    onLost,
    queryTimeoutMs: 0,
    statementTimeoutMs: 0,
    idleInTransactionMs: 0,
    connectTimeoutMs: START_TIMEOUT_MS,
  })
