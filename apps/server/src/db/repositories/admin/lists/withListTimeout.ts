import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

/** Longer than anybody waits for a page, so that no query blocks the server for longer. */
const LIST_TIMEOUT_MS = 8000

/** Counts and rows are read in one transaction, so that a page and its total agree. */
export const withListTimeout = <T>(
  db: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> => {
  const run = async (bound: Kysely<Database>) => {
    await set(bound, {
      statement_timeout: String(LIST_TIMEOUT_MS),
      // A generic plan would be wrong for a filter that matches three of a million rows.
      plan_cache_mode: 'force_custom_plan',
      max_parallel_workers_per_gather: '0',
      random_page_cost: '1.1',
      // With less memory the bitmap of a search becomes lossy, and every row of its blocks is compared again.
      work_mem: '64MB',
      // Few rows of one table are looked up in another, as in a sample; queries with more switch it back on
      // (`sorting`).
      enable_hashjoin: 'off',
      enable_mergejoin: 'off',
    })
    return work(bound)
  }
  return db.isTransaction
    ? run(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(run)
}

/** The planner considers sorting cheaper than an index scan to a far page, which is wrong if the index has every column. */
export const preferIndexScans = (db: Kysely<Database>, timeoutMs = LIST_TIMEOUT_MS): Promise<void> =>
  set(db, { ...plannerOf('off'), statement_timeout: String(timeoutMs) })

/** Does the same for orders, while members are looked up by their bigrams. */
export const preferIndexScansOfOrders = async (db: Kysely<Database>, timeoutMs: number): Promise<void> => {
  await preferIndexScans(db, timeoutMs)
  await set(db, { enable_bitmapscan: 'on' })
}

/** For few rows, and for the results of a search. */
export const preferSorting = (db: Kysely<Database>): Promise<void> =>
  set(db, { ...plannerOf('on'), enable_seqscan: 'off' })

const plannerOf = (value: 'on' | 'off') => ({
  enable_sort: value,
  enable_incremental_sort: value,
  enable_bitmapscan: value,
  enable_seqscan: value,
  enable_hashjoin: value,
  enable_mergejoin: value,
})

async function set(db: Kysely<Database>, settings: Readonly<Record<string, string>>): Promise<void> {
  const values = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(values)}`.execute(db)
}

/** Returns whether the statement exceeded its time limit. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014'
