import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testkit/createTestDatabase.ts'
import { openPool } from '../openPool.ts'
import { createReplayRepository, ENVELOPE_ID_BYTES, envelopeKey } from './replayRepository.ts'

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

const ids = (count: number) => Array.from({ length: count }, () => randomBytes(ENVELOPE_ID_BYTES))
const later = new Date(Date.now() + 300_000)

it('answers which of many were new', async () => {
  const repository = createReplayRepository(pool)
  const old = ids(3)
  expect(await repository.remember(old, later)).toBe('all')
  const fresh = ids(500)
  expect(await repository.remember([...old, ...fresh], later)).toEqual(new Set(fresh.map(envelopeKey)))
  expect(await repository.remember(old, later)).toEqual(new Set())
})

it('does not wait for the disk, and nothing else on the same connection is hurried by that', async () => {
  const durability = async () => (await pool.query('show synchronous_commit')).rows[0].synchronous_commit
  // The test server itself is hasty.
  await pool.query('set synchronous_commit = on')
  await pool.query('begin')
  await createReplayRepository(pool).remember(ids(1), later)
  expect(await durability()).toBe('off')
  await pool.query('commit')
  expect(await durability()).toBe('on')
})

it('forgets a bounded number at a time', async () => {
  const repository = createReplayRepository(pool)
  const past = new Date(Date.now() - 1000)
  await repository.remember(ids(10), past)
  expect(await repository.purge(new Date(), 4)).toBe(4)
  expect(await repository.purge(new Date(), 100)).toBe(6)
  expect(await repository.purge(new Date(), 100)).toBe(0)
})
