import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { databaseTrouble } from './databaseTrouble.ts'

export interface WaitOptions {
  timeoutMs: number
  /** Called once when the first try fails and there will be others. */
  onWait: (error: unknown) => void
}

const RETRY_MS = 500

/**
 * Resolves when the database answers. One that doesn't exist yet, or is starting (57P03), is tried again
 * until the time limit; permanent errors such as a wrong password are thrown at once.
 */
export async function waitForDatabase(
  pool: Pick<pg.Pool, 'query'>,
  { timeoutMs, onWait }: WaitOptions,
): Promise<void> {
  const deadline = performance.now() + timeoutMs
  for (let isFirst = true; ; isFirst = false) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      if (databaseTrouble(error) !== 'away' || performance.now() + RETRY_MS > deadline) throw error
      if (isFirst) onWait(error)
    }
    await sleep(RETRY_MS)
  }
}
