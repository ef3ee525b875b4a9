import type pg from 'pg'
import { openPool } from './openPool.ts'
import { START_PATIENCE_MS } from './retryConnecting.ts'

/** One that holds the lock, one for its work, one for the queue's own migrations. */
const CONNECTIONS = 3

/**
 * For what brings a database up to date at the start. Its statements may wait for another server and its transactions may
 * stand still while this process gets no processor; the limits of `openPool`, which are made for requests, would end both.
 */
export const openStartPool = (url: string, onLost: (error: Error) => void = () => {}): pg.Pool =>
  openPool(url, {
    max: CONNECTIONS,
    name: 'pandok start',
    onLost,
    queryTimeoutMs: 0,
    statementTimeoutMs: 0,
    idleInTransactionMs: 0,
    connectTimeoutMs: START_PATIENCE_MS,
  })
