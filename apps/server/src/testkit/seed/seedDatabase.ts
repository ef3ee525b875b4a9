import { setAside } from '#db/backup/setAside.ts'
import type { Pool } from '#db/Pool.ts'
import { ORDERS_EACH, SEED_STEPS, type SeedScale } from './seedSql.ts'

interface SeedOptions {
  /** Allows a database in which somebody has already signed up. */
  intoUsed: boolean
  tell: (line: string) => void
}

type Client = Pick<Pool, 'query'>

const BATCH_ROWS = 100_000
const FILLED = [
  'members',
  'plates',
  'modules',
  'payers',
  'orders',
  'payments',
  'periods',
  'subscriptions',
  'refunds',
]
const LISTED = ['listed_members', 'listed_plates', 'listed_modules']
const TABLES = [...FILLED, 'ledger_transactions', 'ledger_entries', ...LISTED]
const COUNTS = ['list_counts', 'order_counts', 'payment_day_changes']
/** The last page of each table is still being filled. */
const PAGES_LEFT_MAX = 100

/**
 * Fills a database with made-up people in one transaction, so that a failure leaves nothing behind. Triggers
 * are disabled meanwhile and indexes are made at the end, which is many times faster; so it needs the owner
 * of the database.
 */
export async function seedDatabase(
  pool: Pool,
  scale: SeedScale,
  { intoUsed, tell }: SeedOptions,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await mustBeUnused(client, intoUsed)
    tell(
      `${said(scale.members)} members, ${said(scale.plates)} plates, ${said(scale.payers * ORDERS_EACH)} orders`,
    )
    await client.query('begin')
    await client.query("set local session_replication_role = 'replica'")
    await client.query("set local maintenance_work_mem = '512MB'")
    // The steps use the index that is kept.
    const aside = await setAside(client, TABLES, { constraints: ['x'], keep: ['periods_by_payer'] })
    for (const step of SEED_STEPS) {
      const started = performance.now()
      const count = step.count(scale)
      const batch = Math.max(1, Math.floor(BATCH_ROWS / (step.factor ?? 1)))
      for (let from = 1; from <= count; from += batch) {
        const to = Math.min(count, from + batch - 1)
        await client.query(step.sql, step.sql.includes('$3') ? [from, to, scale.members] : [from, to])
        if (to < count && (from - 1) % (batch * 10) === 0)
          tell(`  ${step.name} ${Math.round((100 * to) / count)} %`)
      }
      // The next steps join what was just written.
      await client.query('analyze members, payers, periods, orders')
      tell(`${step.name}: ${seconds(started)}`)
    }
    await client.query('select relist()')
    for (const { name, definition } of aside) {
      const started = performance.now()
      await client.query(definition)
      tell(`index ${name}: ${seconds(started)}`)
    }
    await client.query('select recount_lists()')
    await client.query('select recount_money(now())')
    await client.query('commit')
    await vacuumWholly(client, tell)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    // The connection is discarded with its settings.
    client.release(true)
  }
}

const VACUUM_ROUNDS = 5
const BETWEEN_ROUNDS_MS = 2000

/**
 * Repeats until index-only scans are possible. One round skips pages that are newer than another snapshot,
 * such as that of the server's own analyze.
 */
async function vacuumWholly(client: Client, tell: (line: string) => void): Promise<void> {
  for (let round = 1; round <= VACUUM_ROUNDS; round += 1) {
    tell('vacuum')
    await client.query(`vacuum analyze ${[...TABLES, ...COUNTS].join(', ')}`)
    const { rows } = await client.query<{ left: number }>(
      'select coalesce(sum(relpages - relallvisible), 0)::int as left from pg_class where oid = any($1::regclass[])',
      [TABLES],
    )
    if ((rows[0]?.left ?? 0) < PAGES_LEFT_MAX) return
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_ROUNDS_MS))
  }
}

async function mustBeUnused(client: Client, intoUsed: boolean): Promise<void> {
  const { rows } = await client.query<{ seeded: boolean; real: boolean }>(
    `with people as (select * from members where email not like '%@pandok.local' and email not like '%.invalid')
     select exists (select from people where password_hash = '') as seeded,
       exists (select from people where password_hash <> '') as real`,
  )
  if (rows[0]?.seeded) throw new Error('It has been seeded already.')
  if (rows[0]?.real && !intoUsed)
    throw new Error('There are members in it. Say --into-used if that is meant.')
}

const said = (count: number) => count.toLocaleString('en')
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
