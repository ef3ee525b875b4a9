import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testkit/createTestDatabase.ts'
import { connect } from './connect.ts'
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

const prepared = async () =>
  (await pool.query<{ statement: string }>('select statement from pg_prepared_statements')).rows

it('has the database parse a statement once per connection, whatever its values', async () => {
  const db = connect(pool)
  for (const id of ['one', 'two', 'three']) {
    expect(await db.selectFrom('members').select('id').where('id', '=', id).execute()).toEqual([])
  }
  expect(await prepared()).toHaveLength(1)
})

it('works inside a transaction and goes on after a failure', async () => {
  const db = connect(pool)
  const attempt = db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('banners').select('id').where('position', '=', 'macro').execute()
    await transaction
      .insertInto('banners')
      .values({ id: 'x' } as never)
      .execute()
  })
  await expect(attempt).rejects.toThrow('null value')
  expect(await db.selectFrom('banners').select('id').where('position', '=', 'macro').execute()).toEqual([])
})

it('stops naming statements before they fill the memory of the database', async () => {
  const db = connect(pool)
  for (let count = 1; count <= 350; count += 1) {
    const ids = Array.from({ length: count }, (_, index) => String(index))
    await db.selectFrom('members').select('id').where('id', 'in', ids).execute()
  }
  expect((await prepared()).length).toBeLessThanOrEqual(310)
})
