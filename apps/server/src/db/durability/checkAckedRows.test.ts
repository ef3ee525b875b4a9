import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool } from '#db/openPool.ts'
import { createTestDatabase, type TestDatabase } from '#testkit/createTestDatabase.ts'
import { type Ack, createTables, writeOne } from './ackedRows.ts'
import { checkAckedRows, checkConsistency, checkPages } from './checkAckedRows.ts'

let database: TestDatabase
let pool: pg.Pool
let round = 0

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.url)
  await createTables(pool)
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

interface Written {
  acks: Ack[]
  entry: Extract<Ack, { kind: 'entry' }>
  order: Extract<Ack, { kind: 'order' }>
  counter: Extract<Ack, { kind: 'counter' }>
}

/** A round of its own, so that one test's damage is not found by the next. */
async function writeRound(): Promise<Written> {
  round++
  const acks: Ack[] = []
  for (let n = 0; n < 30; n++) acks.push(await writeOne(pool, round, n))
  const first = (kind: Ack['kind']) => acks.find((ack) => ack.kind === kind)
  return { acks, entry: first('entry'), order: first('order'), counter: first('counter') } as Written
}

describe('the check after a kill', () => {
  it('is content when every acknowledged write is there', async () => {
    const { acks } = await writeRound()
    expect(await checkAckedRows(pool, round, acks)).toEqual([])
    expect(await checkPages(pool)).toEqual([])
  })

  it('does not mind writes that were made but never acknowledged', async () => {
    await writeRound()
    expect(await checkAckedRows(pool, round, [])).toEqual([])
  })

  it('finds a lost row', async () => {
    const { acks, entry } = await writeRound()
    await pool.query('delete from entries where id = $1', [entry.id])
    expect(await checkAckedRows(pool, round, acks)).toEqual([`acknowledged and lost: entry ${entry.id}`])
  })

  it('finds a changed row', async () => {
    const { acks, entry } = await writeRound()
    await pool.query(`update entries set body = 'torn' where id = $1`, [entry.id])
    expect(await checkAckedRows(pool, round, acks)).toEqual([`acknowledged and lost: entry ${entry.id}`])
  })

  it('finds half of a transaction', async () => {
    const { acks, order } = await writeRound()
    await pool.query('delete from acked_lines where order_id = $1 and n = 1', [order.id])
    const torn = [`order ${order.id} has ${order.lines - 1} lines of ${order.lines}`]
    expect(await checkAckedRows(pool, round, acks)).toEqual(torn)
    expect(await checkConsistency(pool, null)).toEqual(torn)
    await pool.query('delete from acked_orders where id = $1', [order.id])
    await pool.query('delete from acked_lines where order_id = $1', [order.id])
  })

  it('finds an update that went back', async () => {
    const { acks, counter } = await writeRound()
    const last = Math.max(
      ...acks.map((ack) => (ack.kind === 'counter' && ack.id === counter.id ? ack.value : 0)),
    )
    await pool.query('update counters set value = value - 1 where round = $1 and id = $2', [
      round,
      counter.id,
    ])
    expect(await checkAckedRows(pool, round, acks)).toEqual([
      `counter ${round}/${counter.id} does not match its steps`,
      `acknowledged and lost: counter ${counter.id} at ${last}`,
    ])
  })
})
