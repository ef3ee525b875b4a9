import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import copyStreams from 'pg-copy-streams'
import { syncFolder } from '../embedded/syncFolder.ts'
import { BackupRefused } from './BackupRefused.ts'
import { type BackupEnd, END_OF_ROWS, footerOf, makeHeader } from './backupFormat.ts'
import {
  listTables,
  readAppliedMigrations,
  readQueueMigrations,
  readSequences,
  sqlName,
} from './catalogue.ts'
import { inLargeChunks } from './inLargeChunks.ts'
import { openLongConnection } from './openLongConnection.ts'

export interface BackupProgress {
  tables: number
  ofTables: number
  rows: number
  /** The size before compression. */
  rowBytes: number
}

export interface BackupOptions {
  databaseUrl: string
  /** The file must not exist. It appears under this name when it is complete. */
  file: string
  /** `secretMark` of the header. */
  secretMark: string | null
  now: Date
  onProgress?: (progress: BackupProgress) => void
  signal?: AbortSignal
}

export interface BackupResult extends BackupProgress {
  fileBytes: number
}

/** Returns the name of an unfinished backup. */
export const draftOf = (file: string): string => `${file}.part`

/** Takes one snapshot of the whole database while the server keeps running. */
export async function writeBackup(options: BackupOptions): Promise<BackupResult> {
  const { databaseUrl, file, signal } = options
  if (existsSync(file)) throw new BackupRefused(`${file} is there already; a backup replaces nothing.`)
  const draft = draftOf(file)
  // An existing draft belongs to another running backup, or to one that was killed.
  const handle = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw unwritable(file, error)
  })
  await handle.close()
  const client = await openLongConnection(databaseUrl).catch(async (error: unknown) => {
    await rm(draft, { force: true })
    throw error
  })
  try {
    const progress: BackupProgress = { tables: 0, ofTables: 0, rows: 0, rowBytes: 0 }
    await pipeline(
      inLargeChunks(contentOf(client, options, progress)),
      createGzip(),
      withFooter,
      createWriteStream(draft, { flags: 'r+', flush: true }),
      { signal },
    )
    const { size } = await stat(draft)
    await rename(draft, file)
    await syncFolder(path.dirname(file))
    return { ...progress, fileBytes: size }
  } catch (error) {
    await rm(draft, { force: true })
    if (isOfTheDisk(error)) throw unwritable(file, error)
    throw error
  } finally {
    // If a statement is running, this cuts the connection.
    await client.end().catch(() => {})
  }
}

async function* contentOf(
  client: pg.Client,
  { secretMark, now, onProgress = () => {} }: BackupOptions,
  progress: BackupProgress,
): AsyncGenerator<Buffer | string> {
  await client.query('begin isolation level repeatable read read only')
  const migrations = await readAppliedMigrations(client)
  if (migrations.length === 0) throw new BackupRefused('The database has no tables of Pandok in it.')
  const { rows: versions } = await client.query<{ server_version: string }>('show server_version')
  yield lineOf(
    makeHeader({
      takenAt: now.toISOString(),
      postgres: versions[0]?.server_version ?? '',
      migrations,
      queueMigrations: await readQueueMigrations(client),
      secretMark,
    }),
  )
  const tables = await listTables(client)
  progress.ofTables = tables.length
  // A table that is emptied by TRUNCATE would be empty in an older snapshot as well.
  await client.query(`lock table ${tables.map(sqlName).join(', ')} in access share mode`)
  const counted: BackupEnd['tables'] = []
  for (const table of tables) {
    yield lineOf(table)
    const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
    const rows = client.query(copyStreams.to(`copy ${sqlName(table)} (${columns}) to stdout`))
    for await (const piece of rows as AsyncIterable<Buffer>) {
      progress.rowBytes += piece.length
      onProgress(progress)
      yield piece
    }
    yield END_OF_ROWS
    counted.push({ schema: table.schema, name: table.name, rows: rows.rowCount })
    progress.tables += 1
    progress.rows += rows.rowCount
  }
  yield lineOf({ tables: counted, sequences: await readSequences(client) } satisfies BackupEnd)
  await client.query('commit')
}

const lineOf = (value: object): string => `${JSON.stringify(value)}\n`

async function* withFooter(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
  yield Buffer.from(footerOf(hash.digest('hex')))
}

/** The codes of file errors. A lost connection to the database has others. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EFBIG', 'EACCES', 'EPERM', 'ENOENT'])

const isOfTheDisk = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && DISK_CODES.has(String(error.code))

function unwritable(file: string, { code }: NodeJS.ErrnoException): BackupRefused {
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new BackupRefused(`The disk of ${file} is full; no backup was kept.`)
  }
  if (code === 'EEXIST') {
    return new BackupRefused(
      `${draftOf(file)} is there: another backup is being written, or one was killed. Remove it if none is.`,
    )
  }
  return new BackupRefused(`${file} cannot be written (${code}).`)
}
