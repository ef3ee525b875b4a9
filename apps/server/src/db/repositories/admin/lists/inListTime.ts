import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

/** Longer than anybody waits for a page; nothing that is asked for can hold the server up for longer. */
const LIST_TIMEOUT_MS = 8000

/** One moment for counting and reading, so that a page and its total belong together. */
export const inListTime = <T>(
  db: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> => {
  const run = async (bound: Kysely<Database>) => {
    await set(bound, {
      statement_timeout: String(LIST_TIMEOUT_MS),
      // A plan for whatever is asked for would be wrong for a filter that fits three of a million.
      plan_cache_mode: 'force_custom_plan',
      max_parallel_workers_per_gather: '0',
      random_page_cost: '1.1',
      // In less, what a search finds loses its places in their blocks: every row there is taken apart again, letter by letter.
      work_mem: '64MB',
      // Few of one table are looked up in another, a sample for one; what is more says so (`sorting`).
      enable_hashjoin: 'off',
      enable_mergejoin: 'off',
    })
    return work(bound)
  }
  return db.isTransaction
    ? run(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(run)
}

/** The planner thinks a far page cheaper to sort than to walk to. It isn't, where the index has every column. */
export const walkingIndexes = (db: Kysely<Database>, timeoutMs = LIST_TIMEOUT_MS): Promise<void> =>
  set(db, { ...plannerOf('off'), statement_timeout: String(timeoutMs) })

/** The same for orders, next to which members are looked up by their letters. */
export const walkingBesideLetters = async (db: Kysely<Database>, timeoutMs: number): Promise<void> => {
  await walkingIndexes(db, timeoutMs)
  await set(db, { enable_bitmapscan: 'on' })
}

/** For few rows, and for those that a search found. */
export const sorting = (db: Kysely<Database>): Promise<void> =>
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

/** The statement took longer than it may. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014'
