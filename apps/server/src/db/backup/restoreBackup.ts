import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import copyStreams from 'pg-copy-streams'
import { applyNext, inLockedTransaction } from '../migrate.ts'
import { migrationsFolder } from '../migrationsFolder.ts'
import { type Migration, readMigrations } from '../readMigrations.ts'
import { BackupRefused } from './BackupRefused.ts'
import type { BackupEnd, BackupHeader, BackupTable, TableName } from './backupFormat.ts'
import {
  findContent,
  hasQueue,
  listTables,
  PUBLIC,
  QUEUE,
  readQueueMigrations,
  sqlName,
} from './catalogue.ts'
import { openLongConnection } from './openLongConnection.ts'
import type { BackupReader } from './readBackup.ts'
import { setAside } from './setAside.ts'
import type { BackupProgress } from './writeBackup.ts'

export interface RestoreOptions {
  /** The URL of an empty database. */
  databaseUrl: string
  /** The reader of a verified file, at its first table. */
  reader: BackupReader
  /** Makes the tables of the job queue in this version. */
  installQueue: () => Promise<void>
  onProgress?: (progress: BackupProgress) => void
  /** Another folder of migrations, for tests. */
  migrations?: string
}

export interface RestoreResult extends BackupProgress {
  header: BackupHeader
  /** Tables in the file that no version of Pandok has. */
  leftOut: string[]
  /** Whether waiting jobs were restored; those of another version of the queue are not. */
  hasJobs: boolean
}

/** The migrations themselves write the history of the schema. */
const HISTORIES = new Set([`${PUBLIC}.schema_migrations`, `${QUEUE}.migrations`])

const keyOf = ({ schema, name }: TableName): string => `${schema}.${name}`

/**
 * Fills an empty database. The migrations of the backup make the tables, and the migrations and all rows are
 * one transaction: a failure leaves the database empty. The caller migrates it to the current version
 * afterwards.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const { reader } = options
  try {
    const known = await readMigrations(options.migrations ?? migrationsFolder())
    const requested = migrationsOf(reader.header, known)
    const client = await openLongConnection(options.databaseUrl)
    try {
      const result = await fill(client, reader, requested, options)
      // The planner has no statistics of the tables yet.
      await client.query('analyze')
      return result
    } finally {
      await client.end().catch(() => {})
    }
  } finally {
    reader.close()
  }
}

function migrationsOf({ migrations }: BackupHeader, known: readonly Migration[]): Migration[] {
  for (const [index, { name, sha256 }] of migrations.entries()) {
    const ours = known[index]
    if (ours?.name !== name) {
      throw new BackupRefused(
        `The backup has the migration ${name}, which this version does not know; restore it with a newer version.`,
      )
    }
    if (ours.sha256 !== sha256) {
      throw new BackupRefused(`The migration ${name} was changed since the backup was taken.`)
    }
  }
  return known.slice(0, migrations.length)
}

async function fill(
  client: pg.Client,
  reader: BackupReader,
  migrations: readonly Migration[],
  { installQueue, onProgress = () => {} }: RestoreOptions,
): Promise<RestoreResult> {
  await mustBeEmpty(client)
  const hadQueue = await hasQueue(client)
  // The migrations of the queue have their own transactions.
  await installQueue()
  try {
    return await inLockedTransaction(client, async () => {
      // A server may have started in between.
      await mustBeEmpty(client)
      while ((await applyNext(client, migrations)) !== undefined);
      return await load(client, reader, onProgress)
    })
  } catch (error) {
    if (!hadQueue) await client.query(`drop schema if exists ${QUEUE} cascade`).catch(() => {})
    throw error
  }
}

async function mustBeEmpty(client: pg.Client): Promise<void> {
  const found = await findContent(client)
  if (found === undefined) return
  throw new BackupRefused(
    `The database is not empty (${found} is in it); a backup is restored into an empty one only.`,
  )
}

async function load(
  client: pg.Client,
  reader: BackupReader,
  onProgress: (progress: BackupProgress) => void,
): Promise<RestoreResult> {
  const { header } = reader
  const hasJobs = String(await readQueueMigrations(client)) === String(header.queueMigrations)
  const ours = (await listTables(client)).filter(
    (table) => !HISTORIES.has(keyOf(table)) && (hasJobs || table.schema !== QUEUE),
  )
  const byKey = new Map(ours.map((table) => [keyOf(table), table]))
  const names = ours.map(sqlName)
  // Triggers would record what the backup already contains, and append-only tables refuse to be emptied.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  const aside = await setAside(client, names, { constraints: ['f', 'x'] })
  // Migrations insert a few rows of their own.
  await client.query(`truncate ${names.join(', ')}`)

  const progress: BackupProgress = { tables: 0, ofTables: ours.length, rows: 0, rowBytes: 0 }
  const loaded = new Map<string, number>()
  const leftOut: string[] = []
  for (;;) {
    const part = await reader.next()
    if ('end' in part) {
      mustBeWhole(part.end, loaded)
      await setSequences(client, part.end, hasJobs)
      break
    }
    const key = keyOf(part.table)
    const ourTable = byKey.get(key)
    if (ourTable === undefined) {
      for await (const _ of part.rows);
      if (part.table.schema === PUBLIC && !HISTORIES.has(key)) leftOut.push(key)
      continue
    }
    const rows = await copyInto(client, part.table, counted(part.rows, progress, onProgress))
    loaded.set(key, rows)
    progress.tables += 1
    progress.rows += rows
  }
  for (const { definition } of aside) await client.query(definition)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  if (hasJobs && header.queueMigrations.length > 0) await freeJobs(client)
  return { header, leftOut, hasJobs, ...progress }
}

async function* counted(
  rows: AsyncIterable<Buffer>,
  progress: BackupProgress,
  onProgress: (progress: BackupProgress) => void,
): AsyncGenerator<Buffer> {
  for await (const piece of rows) {
    progress.rowBytes += piece.length
    onProgress(progress)
    yield piece
  }
}

async function copyInto(client: pg.Client, table: BackupTable, rows: AsyncIterable<Buffer>): Promise<number> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const copy = client.query(copyStreams.from(`copy ${sqlName(table)} (${columns}) from stdin`))
  await pipeline(rows, copy)
  return copy.rowCount
}

function mustBeWhole({ tables }: BackupEnd, loaded: ReadonlyMap<string, number>): void {
  for (const table of tables) {
    const rows = loaded.get(keyOf(table))
    if (rows !== undefined && rows !== table.rows) {
      throw new BackupRefused(`${keyOf(table)} has ${table.rows} rows in the backup, and ${rows} arrived.`)
    }
  }
}

async function setSequences(client: pg.Client, { sequences }: BackupEnd, hasJobs: boolean): Promise<void> {
  for (const sequence of sequences) {
    if (sequence.schema === QUEUE && !hasJobs) continue
    await client.query('select setval(to_regclass($1), $2::bigint, $3) where to_regclass($1) is not null', [
      sqlName(sequence),
      sequence.lastValue,
      sequence.isCalled,
    ])
  }
}

/** The workers that had locked these jobs don't exist any more; the queue would wait four hours for them. */
async function freeJobs(client: pg.Client): Promise<void> {
  await client.query(`select ${QUEUE}.force_unlock_workers(array(
    select locked_by from ${QUEUE}._private_jobs where locked_by is not null
    union select locked_by from ${QUEUE}._private_job_queues where locked_by is not null))`)
}
