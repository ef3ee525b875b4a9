import { randomBytes } from 'node:crypto'
import { fakeClock } from '@pandok/testkit'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPool } from '#db/openPool.ts'
import { createReplayRepository, ENVELOPE_ID_BYTES } from '#db/repositories/replayRepository.ts'
import { createTestDatabase, type TestDatabase } from '#testkit/createTestDatabase.ts'
import { createReplayWindow } from './createReplayWindow.ts'

let database: TestDatabase
let pools: pg.Pool[]
beforeAll(async () => {
  database = await createTestDatabase()
  pools = [openPool(database.url), openPool(database.url)]
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await database.drop()
})

const clock = fakeClock('2026-11-02T09:00:00.000Z')
const openWindow = (pool = pools[0] as pg.Pool) =>
  createReplayWindow({ repository: createReplayRepository(pool), now: clock.now })
const envelopes = (count: number) => Array.from({ length: count }, () => randomBytes(32))

it('knows an envelope again, also after a restart', async () => {
  const [envelope] = envelopes(1) as [Buffer]
  const window = openWindow()
  expect(await window.isFirst(envelope)).toBe(true)
  expect(await window.isFirst(envelope)).toBe(false)
  expect(await openWindow().isFirst(envelope)).toBe(false)
})

it('lets exactly one of many through that come at the same moment', async () => {
  const window = openWindow()
  const [envelope] = envelopes(1) as [Buffer]
  const answers = await Promise.all(Array.from({ length: 50 }, () => window.isFirst(envelope)))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

it('lets each of 2,000 envelopes through once though two servers see all of them at the same moment, mixed', async () => {
  const [one, two] = [openWindow(pools[0]), openWindow(pools[1])]
  const seen = envelopes(2000)
  const shuffled = seen.toSorted(() => Math.random() - 0.5)
  const [first, second] = await Promise.all([
    Promise.all(seen.map(async (envelope) => [envelope, await one.isFirst(envelope)] as const)),
    Promise.all(shuffled.map(async (envelope) => [envelope, await two.isFirst(envelope)] as const)),
  ])
  const throughs = [...first, ...second].filter(([, isFirst]) => isFirst).map(([envelope]) => envelope)
  expect(throughs).toHaveLength(2000)
  expect(new Set(throughs.map((envelope) => envelope.toString('hex'))).size).toBe(2000)
})

it('tells new from old inside one question', async () => {
  const old = envelopes(5)
  await Promise.all(old.map(openWindow().isFirst))
  const fresh = envelopes(5)
  const window = openWindow()
  expect(await Promise.all([...old, ...fresh].map(window.isFirst))).toEqual([
    ...old.map(() => false),
    ...fresh.map(() => true),
  ])
})

it('remembers for the whole time window and forgets afterwards', async () => {
  const window = openWindow()
  const kept = envelopes(1) as [Buffer]
  await window.isFirst(kept[0])
  clock.advance({ milliseconds: 240_000 })
  await window.purge()
  expect(await openWindow().isFirst(kept[0])).toBe(false)
  clock.advance({ milliseconds: 61_000 })
  expect(await window.purge()).toBeGreaterThan(0)
  expect((await pools[0]?.query('select 1 from replay_window'))?.rowCount).toBe(0)
})

it('is held up by no question that gets no answer', async () => {
  const [stuck, free] = envelopes(2) as [Buffer, Buffer]
  const holder = await (pools[1] as pg.Pool).connect()
  const isWaiting = async () =>
    (
      await holder.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rowCount
  await holder.query('begin')
  await holder.query('insert into replay_window (envelope, expires_at) values ($1, now())', [
    stuck.subarray(0, ENVELOPE_ID_BYTES),
  ])
  const window = openWindow()
  const answer = window.isFirst(stuck)
  await expect.poll(isWaiting).toBe(1)
  expect(await window.isFirst(free)).toBe(true)
  await holder.query('rollback')
  holder.release()
  expect(await answer).toBe(true)
})
