import { errorMessage } from '@pandok/domain'
import type pg from 'pg'
import { MigrationRefused } from './MigrationRefused.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import { type Migration, readMigrations } from './readMigrations.ts'

/** Any number that nobody else uses is fine; this is "pandok" in ASCII. */
const ADVISORY_LOCK = 0x70616e646f6b

type Client = Pick<pg.ClientBase, 'query'>

/** Applies the migrations of `folder` in order and returns the names of those that it applied. */
export async function migrate(pool: pg.Pool, folder = migrationsFolder()): Promise<string[]> {
  const known = await readMigrations(folder)
  const applied: string[] = []
  const client = await pool.connect()
  try {
    for (;;) {
      const name = await inLockedTransaction(client, () => applyNext(client, known))
      if (name === undefined) return applied
      applied.push(name)
    }
  } finally {
    client.release()
  }
}

/**
 * The lock ends with the transaction, so that it needs no session and can't be left behind; another server
 * that starts meanwhile waits and then finds the work done.
 */
export async function inLockedTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    // The first error is the important one; a lost connection has rolled back by itself.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Applies the first of `known` that the database doesn't have yet; undefined if it has them all. */
export async function applyNext(client: Client, known: readonly Migration[]): Promise<string | undefined> {
  const done = await readDone(client)
  for (const [index, entry] of done.entries()) checkDone(entry, known[index], known)
  const next = known[done.length]
  if (next === undefined) return undefined
  try {
    await client.query(next.sql)
  } catch (cause) {
    throw new Error(`The migration ${next.name} failed: ${errorMessage(cause)}`, { cause })
  }
  await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [next.name, next.sha256])
  return next.name
}

type Done = Pick<Migration, 'name' | 'sha256'>

async function readDone(client: Client): Promise<Done[]> {
  await client.query(`create table if not exists schema_migrations (
    name text collate "C" primary key, sha256 text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<Done>('select name, sha256 from schema_migrations order by name')
  return rows
}

/**
 * The applied migrations must be the beginning of the known ones; otherwise two databases would differ in
 * history.
 */
function checkDone(done: Done, expected: Migration | undefined, known: readonly Migration[]): void {
  if (!known.some(({ name }) => name === done.name)) {
    throw new MigrationRefused(
      `The database has the migration ${done.name}, which this version does not know; start a newer version.`,
    )
  }
  if (expected === undefined || expected.name !== done.name) {
    throw new MigrationRefused(
      `The migration ${expected?.name} comes before ${done.name}, which is applied already; give it a higher number.`,
    )
  }
  if (expected.sha256 !== done.sha256) {
    throw new MigrationRefused(`The migration ${done.name} was changed after it had been applied.`)
  }
}
