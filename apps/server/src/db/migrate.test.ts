import { cp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { administer } from '#testkit/administer.ts'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { MigrationRefused } from './MigrationRefused.ts'
import { migrate } from './migrate.ts'
import { openPool } from './openPool.ts'

const FIXTURES = fileURLToPath(new URL('./fixtures/migrations', import.meta.url))
const DATABASE = `pandok_migrate_${process.pid}`
const folders = createTestFolders()
let url: URL
let pool: pg.Pool
let folder: string

beforeAll(() => {
  url = new URL(inject('adminDatabaseUrl'))
  url.pathname = `/${DATABASE}`
})

beforeEach(async () => {
  await administer(inject('adminDatabaseUrl'), `create database ${DATABASE}`)
  pool = openPool(url.href)
  folder = await folders.make()
  await cp(FIXTURES, folder, { recursive: true })
})

afterEach(async () => {
  await pool.end()
  await administer(inject('adminDatabaseUrl'), `drop database ${DATABASE} with (force)`)
})

afterAll(folders.remove)

const write = (name: string, sql: string) => writeFile(path.join(folder, name), sql)

async function tables(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

describe('migrating', () => {
  it('applies the files in order, once, and records them', async () => {
    expect(await migrate(pool, folder)).toEqual(['0001-shelves', '0002-books'])
    expect(await migrate(pool, folder)).toEqual([])
    const { rows } = await pool.query('select name, sha256, applied_at from schema_migrations order by name')
    expect(rows).toEqual([
      { name: '0001-shelves', sha256: expect.stringMatching(/^[0-9a-f]{64}$/), applied_at: expect.any(Date) },
      { name: '0002-books', sha256: expect.stringMatching(/^[0-9a-f]{64}$/), applied_at: expect.any(Date) },
    ])
  })

  it('applies only what is new', async () => {
    await migrate(pool, folder)
    await write('0003-readers.sql', 'create table readers (id int primary key);')
    expect(await migrate(pool, folder)).toEqual(['0003-readers'])
  })

  it('does nothing with an empty folder', async () => {
    expect(await migrate(pool, await folders.make())).toEqual([])
  })

  it('is done once by several servers that start at the same time', async () => {
    const pools = [1, 2, 3].map(() => openPool(url.href))
    const applied = await Promise.all(pools.map((each) => migrate(each, folder)))
    await Promise.all(pools.map((each) => each.end()))
    expect(applied.flat().sort()).toEqual(['0001-shelves', '0002-books'])
    const { rows } = await pool.query('select count(*) as shelves from shelves')
    expect(rows).toEqual([{ shelves: 1 }])
  })

  it('takes another line ending for the same file', async () => {
    await migrate(pool, folder)
    await write(
      '0001-shelves.sql',
      'create table shelves (\r\n  id int primary key,\r\n  label text not null\r\n);\r\ncreate index on shelves (label);\r\n',
    )
    expect(await migrate(pool, folder)).toEqual([])
  })

  it('undoes a failing file whole, keeps those before it, and goes on when it is mended', async () => {
    await write('0003-readers.sql', 'create table readers (id int);\nselect nothing from nowhere;')
    await expect(migrate(pool, folder)).rejects.toThrow(
      'The migration 0003-readers failed: relation "nowhere" does not exist',
    )
    expect(await tables()).toEqual(['books', 'schema_migrations', 'shelves'])
    await write('0003-readers.sql', 'create table readers (id int);')
    expect(await migrate(pool, folder)).toEqual(['0003-readers'])
  })
})

describe('migrating is refused', () => {
  async function refusal(): Promise<string> {
    const error = await migrate(pool, folder).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(MigrationRefused)
    return (error as Error).message
  }

  it('when an applied file was changed', async () => {
    await migrate(pool, folder)
    await write('0001-shelves.sql', 'create table shelves (id bigint primary key);')
    expect(await refusal()).toBe('The migration 0001-shelves was changed after it had been applied.')
  })

  it('when the database is newer than this version', async () => {
    await migrate(pool, folder)
    await rm(path.join(folder, '0002-books.sql'))
    expect(await refusal()).toBe(
      'The database has the migration 0002-books, which this version does not know; start a newer version.',
    )
  })

  it('when a new file is numbered before an applied one', async () => {
    await migrate(pool, folder)
    await write('0000-early.sql', 'select 1;')
    expect(await refusal()).toBe(
      'The migration 0000-early comes before 0001-shelves, which is applied already; give it a higher number.',
    )
  })

  it('when two files share a number', async () => {
    await write('0002-readers.sql', 'select 1;')
    expect(await refusal()).toBe('Two migrations have the number 0002.')
  })

  it('when a file has no number', async () => {
    await write('readers.sql', 'select 1;')
    expect(await refusal()).toBe('The migration readers.sql is not named NNNN-name.sql.')
    expect(await tables()).toEqual([])
  })
})
