import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool } from '#db/openPool.ts'
import type { Pool } from '#db/Pool.ts'
import { createTestDatabase, type TestDatabase } from '#testkit/createTestDatabase.ts'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.url, { max: 2 })
  await pool.query("insert into payers (id, customer_key, created_at) values ('pay_1', 'cus_1', now())")
  for (const id of ['ord_1', 'ord_2', 'ord_3'])
    await pool.query(
      `insert into orders (id, payer_id, plan_id, order_name, kind, amount_won, auto_renew, state, voiding,
        void_attempt, created_at) values ($1, 'pay_1', 'basic-monthly', '', 'new', 30000, false, 'paid', 'none', 0, now())`,
      [id],
    )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** In one transaction, as everything of the store is. */
const write = (...statements: string[]) =>
  pool.query(`begin; ${statements.join(';')}; commit`).catch(async (error) => {
    await pool.query('rollback')
    throw error
  })

const transaction = (id: string) =>
  `insert into ledger_transactions (id, order_id, kind, at) values ('${id}', 'ord_1', 'capture', now())`
const entry = (id: string, account: string, won: number) =>
  `insert into ledger_entries (transaction_id, account, amount_won, at) values ('${id}', '${account}', ${won}, now())`

describe('the ledger', () => {
  it('takes what adds up to 0, and nothing else', async () => {
    await write(transaction('a'), entry('a', 'sales', -30_000), entry('a', 'gateway', 30_000))
    await expect(write(transaction('b'))).rejects.toThrow('add up to 0')
    await expect(write(transaction('c'), entry('c', 'sales', -30_000))).rejects.toThrow('add up to 0')
    await expect(
      write(transaction('d'), entry('d', 'sales', -30_000), entry('d', 'gateway', 29_999)),
    ).rejects.toThrow('add up to 0')
    // A committed transaction accepts no further entries.
    await expect(write(entry('a', 'bank', 1))).rejects.toThrow('add up to 0')
  })

  it('is captured into once', async () => {
    await write(transaction('once'), entry('once', 'sales', -1), entry('once', 'gateway', 1))
    await expect(
      write(transaction('once'), entry('once', 'sales', -1), entry('once', 'gateway', 1)),
    ).rejects.toThrow('ledger_transactions_pkey')
  })

  it.each([
    'update ledger_entries set amount_won = -amount_won',
    'delete from ledger_entries',
    'update ledger_transactions set kind = kind',
    'truncate ledger_entries',
  ])('is not edited: %s', async (statement) => {
    await expect(pool.query(statement)).rejects.toThrow('is not changed')
  })
})

describe('the history', () => {
  it.each([
    'update payment_history set what = what',
    'delete from payment_history',
    'truncate payment_history',
  ])('is not edited: %s', async (statement) => {
    await pool.query(
      "insert into payment_history (payer_id, what, detail, at) values ('pay_1', 'order', '{}', now())",
    )
    await expect(pool.query(statement)).rejects.toThrow('is not changed')
  })

  it('may be forgotten after five years', async () => {
    await pool.query(
      "insert into payment_history (payer_id, what, detail, at) values ('pay_1', 'old', '{}', now() - interval '5 years 1 day')",
    )
    expect((await pool.query("delete from payment_history where what = 'old'")).rowCount).toBe(1)
  })
})

describe('paid time', () => {
  const period = (orderId: string, from: string, to: string, isTier = true) =>
    `insert into periods (order_id, payer_id, payer_number, plan_id, is_tier, paid_won, refunded_won, starts_at,
      ends_at, frozen_ms) select '${orderId}', id, number, 'basic-monthly', ${isTier}, 30000, 0, '${from}', '${to}', 0
      from payers where id = 'pay_1'`

  it('of a tier never overlaps, whoever writes it', async () => {
    await write(period('ord_1', '2026-01-01', '2026-02-01'), period('ord_2', '2026-02-01', '2026-03-01'))
    await expect(write(period('ord_3', '2026-01-31', '2026-02-02'))).rejects.toThrow('periods_do_not_overlap')
    // Frozen time moves one after the other; only the end of it counts.
    await write(
      "update periods set ends_at = '2026-02-05' where order_id = 'ord_1'",
      "update periods set starts_at = '2026-02-05', ends_at = '2026-03-05' where order_id = 'ord_2'",
    )
  })

  it('of sheets may overlap, and there is one period for an order', async () => {
    await write(period('ord_3', '2026-01-31', '2026-02-02', false))
    await expect(write(period('ord_3', '2027-01-31', '2027-02-02', false))).rejects.toThrow('periods_pkey')
  })

  it('is never refunded beyond what was paid', async () => {
    await expect(
      pool.query("update periods set refunded_won = 30001 where order_id = 'ord_3'"),
    ).rejects.toThrow('check constraint')
  })
})

it('an order of a payer is at the gateway one at a time', async () => {
  await pool.query("update orders set state = 'confirming' where id = 'ord_1'")
  await expect(pool.query("update orders set state = 'unknown' where id = 'ord_2'")).rejects.toThrow(
    'orders_pending',
  )
})
