import { cp, readdir } from 'node:fs/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { migrationsFolder } from '#db/migrationsFolder.ts'
import { openPool } from '#db/openPool.ts'
import { administer } from '#testkit/administer.ts'
import { createTestFolders } from '#testkit/createTestFolders.ts'

const DATABASE = `pandok_editions_${process.pid}`
const BEFORE_EDITIONS = '0011'
const folders = createTestFolders()
let pool: pg.Pool

beforeAll(async () => {
  await administer(inject('adminDatabaseUrl'), `create database ${DATABASE}`)
  const url = new URL(inject('adminDatabaseUrl'))
  url.pathname = `/${DATABASE}`
  pool = openPool(url.href)
})
afterAll(async () => {
  await pool.end()
  await administer(inject('adminDatabaseUrl'), `drop database ${DATABASE} with (force)`)
  await folders.remove()
})

const insertModule = (id: string, sourceId: string | null) =>
  pool.query(
    `insert into modules (id, owner_id, name, name_key, section, modality, type, note, source_id, definition,
       input_count, output_count, created_at, updated_at)
     values ($1, 'mem', $1, $1, '', '', '', '', $2, '{}', 0, 0, now(), now())`,
    [id, sourceId],
  )

const backUp = (id: string) =>
  pool.query(
    `insert into module_backups (id, module_id, kind, note, revision, name, section, modality, type, module_note,
       definition, created_at) values ('bak_' || $1, $1, 'auto', '', 1, '', '', '', '', '', '{}', now())`,
    [id],
  )

it('gives what was loaded before its words, and what was copied before the first edition', async () => {
  const folder = await folders.make()
  const names = (await readdir(migrationsFolder())).filter((name) => name.slice(0, 4) <= BEFORE_EDITIONS)
  for (const name of names) await cp(`${migrationsFolder()}/${name}`, `${folder}/${name}`)
  await migrate(pool, folder)
  await pool.query(
    `insert into members (id, email, password_hash, nickname, nickname_key, name, phone, age, nationality, major,
       terms_agreed_at, privacy_agreed_at, created_at, updated_at)
     values ('mem', 'a@b.example', '', 'mem', 'mem', '', '', 0, 'KR', 'other', now(), now(), now(), now())`,
  )
  const facts = {
    names: { ko: '갑상선'.normalize('NFD'), de: 'SCHILDDRÜSE' },
    synonyms: { en: ['TI-RADS', 'Thyroid'], ja: [] },
    summary: { ko: '안 찾음' },
  }
  await pool.query(
    `insert into library_entries (kind, slug, item_id, edition, checksum, facts, loaded_at)
     values ('module', 'thyroid', 'original', 1, '', $1, now())`,
    [JSON.stringify(facts)],
  )
  await insertModule('original', null)
  await insertModule('copy', 'original')
  await insertModule('other', 'somebodys')
  for (const id of ['copy', 'other']) await backUp(id)

  await migrate(pool)
  const { rows } = await pool.query('select words from library_entries')
  expect(rows[0].words.split('\n').sort()).toEqual(['schilddrüse', 'thyroid', 'ti-rads', '갑상선'])
  const editions = await pool.query<{ id: string; edition: number | null; kept: number | null }>(
    `select m.id, m.source_edition as edition, b.source_edition as kept
     from modules m left join module_backups b on b.module_id = m.id order by m.id`,
  )
  expect(editions.rows).toEqual([
    { id: 'copy', edition: 1, kept: 1 },
    { id: 'original', edition: null, kept: null },
    { id: 'other', edition: null, kept: null },
  ])
})
