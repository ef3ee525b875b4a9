import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testkit/createTestDatabase.ts'
import { openPool } from './openPool.ts'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.url, { max: 1 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

// Generated columns and indexes call them while the data is brought back, when no schema is looked in by itself.
it('has no function in SQL that a restored backup would stumble over', async () => {
  const { rows } = await pool.query<{ name: string; source: string }>(
    `select proname as name, pg_get_functiondef(p.oid) as source from pg_proc p
       join pg_language l on l.oid = p.prolang
      where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql'`,
  )
  expect(rows.map(({ name }) => name)).toContain('library_words')
  const stumbled: string[] = []
  for (const { name, source } of rows) {
    await pool.query("begin; set local search_path = ''")
    await pool.query(source).catch((error: Error) => stumbled.push(`${name}: ${error.message}`))
    await pool.query('rollback')
  }
  expect(stumbled).toEqual([])
})
