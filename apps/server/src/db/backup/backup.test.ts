import { createHash, randomBytes } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { installWorkerSchema } from '#jobs/installWorkerSchema.ts'
import { administer } from '#testkit/administer.ts'
import { createTestDatabase } from '#testkit/createTestDatabase.ts'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { seedDatabase } from '#testkit/seed/seedDatabase.ts'
import { silentLog } from '#testkit/silentLog.ts'
import { migrate } from '../migrate.ts'
import { migrationsFolder } from '../migrationsFolder.ts'
import { openPool } from '../openPool.ts'
import { BackupRefused } from './BackupRefused.ts'
import { FOOTER_BYTES, footerOf } from './backupFormat.ts'
import { readBackup } from './readBackup.ts'
import { type RestoreOptions, restoreBackup } from './restoreBackup.ts'
import { draftOf, writeBackup } from './writeBackup.ts'

/** `npm run soak -- backup` takes 10,000. */
const ROWS = Number(process.env['BACKUP_ROWS'] ?? 200)
const NOW = new Date('2026-11-16T03:00:00Z')

const folders = createTestFolders()
const closing: (() => Promise<unknown>)[] = []
let folder = ''
let source: { url: string; pool: pg.Pool }
let file = ''
/** How many of the writer's transactions were committed before the backup was asked for, and when it was done. */
let written = { before: 0, after: 0 }

beforeAll(async () => {
  folder = await folders.make()
  const database = await createTestDatabase()
  closing.push(database.drop)
  source = { url: database.url, pool: poolOf(database.url) }
  await seedDatabase(
    source.pool,
    { members: ROWS, plates: ROWS, modules: ROWS / 5, payers: ROWS / 4 },
    { intoUsed: false, tell: () => {} },
  )
  await source.pool.query(`select graphile_worker.add_job('deliverMail', '{"id":"x"}', job_key := 'kept')`)
  await source.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'a worker', locked_at = now() where key = 'kept'`,
  )
  file = path.join(folder, 'under-way.backup')
  written = await whileWriting(source.pool, () => backUp(source.url, file))
}, 600_000)

afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close()
  await folders.remove()
})

function poolOf(url: string): pg.Pool {
  const pool = openPool(url, { max: 4, name: 'pandok backup test' })
  closing.push(() => pool.end())
  return pool
}

const backUp = (databaseUrl: string, to: string, secretMark: string | null = 'mark') =>
  writeBackup({ databaseUrl, file: to, secretMark, now: NOW })

interface EmptyDatabaseOptions {
  /** Belongs to a role without any privilege, as an operator's own one may. */
  isPlain?: boolean
}

async function emptyDatabase({ isPlain = false }: EmptyDatabaseOptions = {}): Promise<string> {
  const admin = inject('adminDatabaseUrl')
  const url = new URL(admin)
  const name = `${new URL(inject('templateDatabaseUrl')).pathname.slice(1)}_${randomBytes(6).toString('hex')}`
  if (isPlain) {
    await administer(admin, `create role ${name} login password '${name}'`)
    closing.push(() => administer(admin, `drop role ${name}`))
    url.username = name
    url.password = name
  }
  await administer(admin, `create database ${name} ${isPlain ? `owner ${name}` : ''}`)
  closing.push(() => administer(admin, `drop database if exists ${name} with (force)`))
  url.pathname = `/${name}`
  return url.href
}

async function restore(databaseUrl: string, from: string, options: Partial<RestoreOptions> = {}) {
  const pool = openPool(databaseUrl, { max: 2 })
  try {
    const installQueue = () => installWorkerSchema(pool, silentLog)
    return await restoreBackup({ databaseUrl, reader: await readBackup(from), installQueue, ...options })
  } finally {
    await pool.end()
  }
}

/** The tables that the writer changes; all others are the same before and after. */
const WRITTEN = ['withdrawal_reasons', 'security_events', 'modules', 'listed_modules']

/** One transaction after the other, each with its number in three tables, until the work is done. */
async function whileWriting(pool: pg.Pool, work: () => Promise<unknown>): Promise<typeof written> {
  let last = 0
  let isDone = false
  const write = async () => {
    const client = await pool.connect()
    while (!isDone) {
      const next = last + 1
      await client.query('begin')
      await client.query(`insert into withdrawal_reasons (reason, at) values ($1, now())`, [String(next)])
      await client.query(`update modules set name = $1 where id = (select min(id) from modules)`, [
        `written ${next}`,
      ])
      await client.query(
        `insert into security_events (kind, address, request_id, at) values ('test', '', $1, now())`,
        [String(next)],
      )
      await client.query('commit')
      last = next
    }
    client.release()
  }
  const writing = write()
  while (last === 0) await new Promise((resolve) => setImmediate(resolve))
  const before = last
  await work()
  const after = last
  isDone = true
  await writing
  return { before, after }
}

/** Every table's rows as the file has them, by the table's name. */
async function digestsOf(backup: string): Promise<Record<string, string>> {
  const reader = await readBackup(backup)
  const digests: Record<string, string> = {}
  for (;;) {
    const part = await reader.next()
    if ('end' in part) return digests
    const hash = createHash('sha256').update(part.table.columns.join())
    for await (const rows of part.rows) hash.update(rows)
    digests[`${part.table.schema}.${part.table.name}`] = hash.digest('hex')
  }
}

/** Generated columns included. */
async function rowsOf(pool: pg.Pool, table: string) {
  const { rows } = await pool.query(
    `select count(*)::int, md5(string_agg(md5(t::text), '' order by md5(t::text))) from ${table} t`,
  )
  return rows
}

const namesOf = async (pool: pg.Pool): Promise<string[]> =>
  (
    await pool.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and relname <> 'schema_migrations'`,
    )
  ).rows.map(({ name }) => name)

/** Constraints, indexes and triggers with their state. */
const schemaOf = async (pool: pg.Pool): Promise<unknown[]> =>
  (
    await pool.query(
      `select conrelid::regclass::text || ' ' || conname as name, pg_get_constraintdef(oid) || convalidated as definition
         from pg_constraint where connamespace = 'public'::regnamespace
       union all select indexname, indexdef from pg_indexes where schemaname in ('public', 'graphile_worker')
       union all select tgrelid::regclass::text || ' ' || tgname, pg_get_triggerdef(oid) || tgenabled::text
         from pg_trigger where not tgisinternal
       union all select attrelid::regclass::text || '.' || attname, format_type(atttypid, atttypmod) || attnotnull
         from pg_attribute a join pg_class c on c.oid = a.attrelid
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attnum > 0 and not attisdropped
       order by 1, 2`,
    )
  ).rows

describe('a backup that was taken while others wrote', () => {
  let target: { url: string; pool: pg.Pool }

  beforeAll(async () => {
    const url = await emptyDatabase()
    const result = await restore(url, file)
    expect(result).toMatchObject({ leftOut: [], hasJobs: true, header: { secretMark: 'mark' } })
    target = { url, pool: poolOf(url) }
  }, 600_000)

  it('holds every committed transaction up to one moment, and none after it', async () => {
    const { rows: reasons } = await target.pool.query<{ reason: string }>(
      'select reason from withdrawal_reasons order by reason::int',
    )
    const moment = reasons.length
    expect(moment).toBeGreaterThanOrEqual(written.before)
    // One more may have been committed before the writer could count it.
    expect(moment).toBeLessThanOrEqual(written.after + 1)
    expect(reasons.map(({ reason }) => Number(reason))).toEqual(reasons.map((_, index) => index + 1))
    const { rows } = await target.pool.query(
      `select (select max(request_id::int) from security_events where kind = 'test') as event,
         (select name from modules order by id limit 1) as name,
         (select name from listed_modules l where id = (select min(id) from modules)) as listed`,
    )
    expect(rows).toEqual([
      { event: moment, name: `written ${moment}`, listed: expect.stringContaining(`written ${moment}`) },
    ])
  })

  it('comes back row by row as it lies in the file', async () => {
    const again = path.join(folder, 'again.backup')
    await backUp(target.url, again)
    const [before, after] = [await digestsOf(file), await digestsOf(again)]
    // When a migration was applied, and the lock of a worker that is gone.
    for (const table of [
      'public.schema_migrations',
      'graphile_worker.migrations',
      'graphile_worker._private_jobs',
    ]) {
      delete before[table]
      delete after[table]
    }
    expect(Object.keys(before).length).toBeGreaterThan(40)
    expect(after).toEqual(before)
  })

  it('comes back with generated columns, constraints, indexes and triggers', async () => {
    const tables = (await namesOf(source.pool)).filter((name) => !WRITTEN.includes(name))
    expect(tables).toEqual(expect.arrayContaining(['members', 'plates', 'ledger_entries', 'periods']))
    for (const table of tables) {
      expect({ table, rows: await rowsOf(target.pool, table) }).toEqual({
        table,
        rows: await rowsOf(source.pool, table),
      })
    }
    expect(await schemaOf(target.pool)).toEqual(await schemaOf(source.pool))
    await expect(target.pool.query('delete from ledger_entries')).rejects.toThrow()
  })

  it('goes on counting where it was', async () => {
    const { rows } = await target.pool.query<{ id: number; last: number }>(
      `with last as (select max(id) as id from withdrawal_reasons)
       insert into withdrawal_reasons (reason, at) select 'next', now() returning id, (select id from last) as last`,
    )
    expect(rows[0]?.id).toBeGreaterThan(rows[0]?.last ?? Number.POSITIVE_INFINITY)
  })

  it('brings the waiting jobs, free to be taken', async () => {
    const { rows } = await target.pool.query(
      `select key, locked_by, payload from graphile_worker._private_jobs where key = 'kept'`,
    )
    expect(rows).toEqual([{ key: 'kept', locked_by: null, payload: { id: 'x' } }])
  })

  it('is refused by a database with something in it', async () => {
    const before = await rowsOf(target.pool, 'members')
    await expect(restore(target.url, file)).rejects.toThrow(/^The database is not empty \(.* is in it\)/)
    expect(await rowsOf(target.pool, 'members')).toEqual(before)
  })
})

it('is taken and restored by an owner who is no superuser', async () => {
  const url = await emptyDatabase({ isPlain: true })
  await restore(url, file)
  const again = path.join(folder, 'plain.backup')
  const { rows } = await backUp(url, again)
  expect(rows).toBeGreaterThan(ROWS)
  expect(await restore(await emptyDatabase({ isPlain: true }), again)).toMatchObject({
    rows: expect.any(Number),
  })
}, 600_000)

describe('the file', () => {
  it('is for its owner only, appears when it is whole, and replaces nothing', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
    await expect(backUp(source.url, file)).rejects.toThrow('is there already')
  })

  it('leaves nothing behind when it is given up, whatever the reason', async () => {
    const given = path.join(folder, 'given-up.backup')
    await expect(backUp(await emptyDatabase(), given)).rejects.toThrow('no tables of Pandok')
    const aborted = AbortSignal.abort()
    await expect(
      writeBackup({ databaseUrl: source.url, file: given, secretMark: null, now: NOW, signal: aborted }),
    ).rejects.toThrow('aborted')
    await expect(backUp(source.url, path.join(folder, 'no', 'folder'))).rejects.toThrow(
      'cannot be written (ENOENT)',
    )
    expect((await readdir(folder)).filter((name) => name.startsWith('given-up'))).toEqual([])
  })

  it('is not written twice at the same time', async () => {
    const twice = path.join(folder, 'twice.backup')
    await writeFile(draftOf(twice), '')
    await expect(backUp(source.url, twice)).rejects.toThrow('another backup is being written')
  })
})

describe('a file that cannot be restored', () => {
  let url = ''
  beforeAll(async () => {
    url = await emptyDatabase()
  })

  async function expectRefusal(from: string, sentence: RegExp) {
    const refusal = await restore(url, from).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(BackupRefused)
    expect((refusal as Error).message).toMatch(sentence)
    await expectEmpty()
  }

  async function expectEmpty() {
    const found = await administer(
      url,
      `select nspname, relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where nspname in ('public', 'graphile_worker') limit 3`,
    )
    expect(found).toEqual([])
  }

  const changed = async (name: string, change: (bytes: Buffer) => Buffer): Promise<string> => {
    const copy = path.join(folder, name)
    await writeFile(copy, change(await readFile(file)))
    return copy
  }

  it.each([
    ['at its beginning', () => 3],
    ['in its middle', (size: number) => Math.floor(size / 2)],
    ['in its last row', (size: number) => size - FOOTER_BYTES - 1],
    ['in its checksum', (size: number) => size - 5],
  ])('is damaged %s', async (where, place) => {
    const damaged = await changed('damaged.backup', (bytes) => {
      const at = place(bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      return bytes
    })
    expect(where).not.toBe('')
    await expectRefusal(
      damaged,
      /is damaged: its checksum does not fit|its last line, the checksum, is missing/,
    )
  })

  it('is cut short, or longer than it was', async () => {
    const missing = /is not a whole backup: its last line, the checksum, is missing/
    await expectRefusal(await changed('cut.backup', (bytes) => bytes.subarray(0, bytes.length / 2)), missing)
    await expectRefusal(await changed('long.backup', (bytes) => Buffer.concat([bytes, bytes])), /is damaged/)
    await expectRefusal(
      await changed('tail.backup', (bytes) => Buffer.concat([bytes, Buffer.from('x')])),
      missing,
    )
  })

  const sealed = (text: string | Buffer): Buffer => {
    const content = gzipSync(text)
    return Buffer.concat([content, Buffer.from(footerOf(createHash('sha256').update(content).digest('hex')))])
  }

  it('is something else', async () => {
    await expectRefusal(path.join(folder, 'nothing'), /nothing is not there\.$/)
    await expectRefusal(folder, /cannot be read|is not a backup of Pandok/)
    for (const content of [Buffer.from(''), randomBytes(5000), gzipSync('x'), sealed(''), sealed('{}\n')]) {
      const foreign = await changed('foreign.backup', () => content)
      await expectRefusal(foreign, /is not a backup of Pandok|is not a whole backup|ends in the middle/)
    }
    const newer = await changed('newer.backup', () => sealed('{"pandokBackup":2}\n'))
    await expectRefusal(newer, /another version of Pandok \(format 2\)/)
  })

  it('has rows that the schema forbids: nothing of it stays', async () => {
    const content = gunzipSync((await readFile(file)).subarray(0, -FOOTER_BYTES)).toString()
    const owned = /("name":"plates".*\n[^\n]*?)mem_\w+/
    expect(content).toMatch(owned)
    const orphaned = await changed('orphaned.backup', () => sealed(content.replace(owned, '$1mem_nobody')))
    await expect(restore(url, orphaned)).rejects.toThrow('violates foreign key constraint')
    await expectEmpty()
    const short = content.replace(/("name":"members".*\n)[^\n]*\n/, '$1')
    const shortened = await changed('short.backup', () => sealed(short))
    await expectRefusal(shortened, /public\.members has \d+ rows in the backup, and \d+ arrived/)
  })
})

describe('another version', () => {
  it('restores what an older one backed up, and is brought up to date from there', async () => {
    const older = path.join(folder, 'migrations')
    await mkdir(older)
    const files = (await readdir(migrationsFolder())).filter((name) => name.endsWith('.sql')).sort()
    for (const name of files.slice(0, -2))
      await copyFile(path.join(migrationsFolder(), name), path.join(older, name))
    const [oldUrl, newUrl] = [await emptyDatabase(), await emptyDatabase()]
    const [oldPool, newPool] = [poolOf(oldUrl), poolOf(newUrl)]
    await migrate(oldPool, older)
    await oldPool.query(`insert into withdrawal_reasons (reason, at) values ('kept', now())`)
    const backup = path.join(folder, 'older.backup')
    await backUp(oldUrl, backup)

    const { hasJobs } = await restore(newUrl, backup)
    // There was no queue yet.
    expect(hasJobs).toBe(false)
    expect(await migrate(newPool)).toEqual(files.slice(-2).map((name) => name.slice(0, -4)))
    expect((await newPool.query('select reason from withdrawal_reasons')).rows).toEqual([{ reason: 'kept' }])
    expect(await schemaOf(newPool)).toEqual(await schemaOf(source.pool))

    await expect(restore(await emptyDatabase(), file, { migrations: older })).rejects.toThrow(
      /^The backup has the migration .*, which this version does not know; restore it with a newer version\.$/,
    )
  })
})
