import type pg from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
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
})
