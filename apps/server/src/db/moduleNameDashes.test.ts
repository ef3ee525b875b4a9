import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { checkModuleName, DASHES, nameKey } from '@pandok/domain'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testkit/createTestDatabase.ts'
import { migrationsFolder } from './migrationsFolder.ts'
import { openPool } from './openPool.ts'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.url, { max: 1 })
  await pool.query(
    `insert into members (id, email, password_hash, nickname, nickname_key, name, phone, age, nationality, major, role,
       terms_agreed_at, privacy_agreed_at, created_at, updated_at)
     select id, id || '@example.com', '', id, id, id, '', 40, 'KR', 'radiology', 'user', now(), now(), now(), now()
     from unnest(array['mina', 'jun']) as id`,
  )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

async function add(id: string, ownerId: string, name: string, deletedAt: string | null = null) {
  await pool.query(
    `insert into modules (id, owner_id, name, name_key, section, modality, type, note, definition, input_count,
       output_count, created_at, updated_at, deleted_at)
     values ($1, $2, $3, $4, '', '', '', '', '{}', 0, 0, now(), now(), $5)`,
    [id, ownerId, name, nameKey(name), deletedAt],
  )
}

it('takes the dashes out of members’ module names, and keeps each name its own', async () => {
  const long = `${'가'.repeat(38)}–나`
  await add('a', 'mina', 'TI\u2011RADS')
  await add('b', 'mina', 'ti rads')
  await add('c', 'mina', 'ＴＩ－ＲＡＤＳ')
  await add('d', 'jun', 'TI – RADS')
  await add('e', 'jun', '—')
  await add('f', 'jun', 'レポート')
  await add('g', 'jun', 'TI\u2011RADS', '2026-01-01')
  await add('h', 'jun', [...DASHES].join('x'))
  await add('i', 'mina', long)
  await add('j', 'mina', long.replace('–', ' '))
  await add('k', 'jun', 'Ki-67')
  await pool.query(
    `insert into library_entries (kind, slug, item_id, edition, checksum, facts, loaded_at)
     values ('module', 'ki-67', 'k', 1, '', '{}', now())`,
  )
  await pool.query(await readFile(path.join(migrationsFolder(), '0015-module-name-dashes.sql'), 'utf8'))
  const { rows } = await pool.query<{ id: string; name: string; name_key: string; revision: number }>(
    'select id, name, name_key, revision from modules order by id',
  )
  expect(rows.map(({ id, name, revision }) => `${id} ${name} ${revision}`)).toEqual([
    'a TI RADS 2 2',
    'b ti rads 1',
    'c ＴＩ ＲＡＤＳ 3 2',
    'd TI RADS 2',
    'e · 2',
    'f レポート 1',
    'g TI RADS 2',
    `h ${Array.from(DASHES, () => 'x')
      .slice(1)
      .join(' ')} 2`,
    `i ${'가'.repeat(38)} 2 2`,
    `j ${'가'.repeat(38)} 나 1`,
    'k Ki-67 1',
  ])
  for (const { id, name, name_key } of rows) {
    expect(name_key).toBe(nameKey(name))
    if (!['h', 'k'].includes(id)) expect(checkModuleName(name)).toEqual({ ok: true })
  }
})
