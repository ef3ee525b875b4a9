import { sql } from 'kysely'
import type pg from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { connect } from './connect.ts'
import { databaseTrouble } from './databaseTrouble.ts'
import { openPool, type PoolOptions } from './openPool.ts'

const pools: pg.Pool[] = []

function open(options?: PoolOptions): pg.Pool {
  const pool = openPool(inject('adminDatabaseUrl'), options)
  pools.push(pool)
  return pool
}

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end()
})

describe('a pool', () => {
  it('shows its name and limits how long a statement may run', async () => {
    const { rows } = await open({ name: 'pandok-7' }).query(
      `select current_setting('application_name') as name, current_setting('statement_timeout') as timeout`,
    )
    expect(rows).toEqual([{ name: 'pandok-7', timeout: '15s' }])
  })

  it('opens no more connections than it may', async () => {
    const pool = open({ max: 2 })
    await Promise.all(Array.from({ length: 6 }, () => pool.query('select pg_sleep(0.01)')))
    expect(pool.totalCount).toBe(2)
  })

  it('reads bigint as number, timestamptz as Date and date as text', async () => {
    const { rows } = await open().query(
      `select 9007199254740991::bigint as big, '2026-03-01 12:00:00+09'::timestamptz as moment,
        '2026-03-01'::date as day`,
    )
    expect(rows).toEqual([
      { big: Number.MAX_SAFE_INTEGER, moment: new Date('2026-03-01T03:00:00Z'), day: '2026-03-01' },
    ])
  })

  it('fails rather than round a bigint, and stays usable', async () => {
    const pool = open({ max: 1 })
    await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow(RangeError)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('outlives the loss of its idle connections', async () => {
    const lost: Error[] = []
    const pool = open({ name: 'pandok-lost', onLost: (error) => lost.push(error) })
    await pool.query('select 1')
    await open().query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pandok-lost'`,
    )
    await expect.poll(() => lost).toHaveLength(1)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('outlives the loss of a connection that is in use between two statements', async () => {
    const pool = open({ name: 'pandok-busy' })
    const client = await pool.connect()
    await client.query('begin')
    await open().query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pandok-busy'`,
    )
    await expect
      .poll(() => client.query('select 1').catch((error: Error) => error.message))
      .toMatch(/not queryable/)
    client.release(true)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  const backend = async (pool: pg.Pool) =>
    (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid

  it('gives up a question that is not answered in time, and the connection with it', async () => {
    const pool = open({ max: 1, queryTimeoutMs: 200 })
    const before = await backend(pool)
    const error = await pool.query('select pg_sleep(60)').catch((thrown: unknown) => thrown)
    expect(databaseTrouble(error)).toBe('away')
    expect(await backend(pool)).not.toBe(before)
  })

  it('does the same in the middle of a transaction, whose rollback waits for nothing', async () => {
    const pool = open({ max: 1, queryTimeoutMs: 200 })
    const db = connect(pool)
    const before = await backend(pool)
    const error = await db
      .transaction()
      .execute((transaction) => sql`select pg_sleep(60)`.execute(transaction))
      .catch((thrown: unknown) => thrown)
    expect(databaseTrouble(error)).toBe('away')
    // Two that wait for the same place: neither may be given the connection that is being ended.
    const [one, two] = await Promise.all([backend(pool), sql`select 1`.execute(db)])
    expect(one).not.toBe(before)
    expect(two.rows).toHaveLength(1)
  })

  it('hands a connection that was given up to nobody who waits for it', async () => {
    const pool = open({ max: 1, queryTimeoutMs: 200 })
    const db = connect(pool)
    const stuck = sql`select pg_sleep(60)`.execute(db).catch((thrown: unknown) => thrown)
    await expect.poll(() => pool.totalCount).toBe(1)
    const waiting = Array.from({ length: 5 }, () => backend(pool))
    expect(databaseTrouble(await stuck)).toBe('away')
    expect(await Promise.all(waiting)).toHaveLength(5)
  })
})
