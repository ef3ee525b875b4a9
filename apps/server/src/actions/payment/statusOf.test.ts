import type { Order, Period, StoredRefund } from '@pandok/domain'
import { REFUND_STATES } from '@pandok/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { statusOf } from './parts/paymentView.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
  await server.pool.query("insert into payers (id, customer_key, created_at) values ('pyr', 'c', now())")
})
afterAll(() => server.stop())

const STATES = ['created', 'confirming', 'paid', 'failed', 'canceled', 'unknown'] as const
const VOIDINGS = ['none', 'due', 'done'] as const
const PERIODS = ['none', 'open', 'closed'] as const

/** 324 orders with every combination of properties, whether or not it can occur. */
it('is the same for one payment as for the database, which lists by it', async () => {
  const client = await server.pool.connect()
  try {
    for (const state of STATES)
      for (const voiding of VOIDINGS)
        for (const period of PERIODS)
          for (const refund of ['none', ...REFUND_STATES] as const) {
            // Taken back each time: nothing that was paid can be deleted.
            await client.query('begin')
            await client.query(
              `insert into orders (id, payer_id, plan_id, order_name, kind, amount_won, auto_renew, state, voiding,
                 void_attempt, created_at)
               values ('ord', 'pyr', 'basic-monthly', '-', 'new', 30000, false, $1, $2, 0, now())`,
              [state, voiding],
            )
            if (period !== 'none') {
              await client.query(
                `insert into periods (order_id, payer_id, payer_number, plan_id, is_tier, paid_won, refunded_won, starts_at,
                   ends_at, frozen_ms)
                 select 'ord', id, number, 'basic-monthly', true, 30000, 0, now(), now() + interval '1 day', 0 from payers`,
              )
              if (period === 'closed') await client.query('update periods set closed_at = now()')
            }
            if (refund !== 'none') {
              await client.query(
                `insert into refunds (id, payer_id, state, requested_at, reason, quote, lines, approved_by)
                 values ('ref', 'pyr', 'requested', now(), '', '{}', '[{"orderId":"ord"}]', '{}')`,
              )
              await client.query('update refunds set state = $1', [refund])
            }
            const { rows } = await client.query<{ status: string }>('select status from orders')
            await client.query('rollback')
            const asked = statusOf(
              { state, voiding } as Order,
              period === 'none' ? null : ({ closedAt: period === 'closed' ? new Date() : null } as Period),
              refund === 'none' ? null : ({ state: refund } as StoredRefund),
            )
            expect(rows[0]?.status, `${state} ${voiding} ${period} ${refund}`).toBe(asked)
          }
  } finally {
    client.release()
  }
})
