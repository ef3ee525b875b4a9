import type { PlanId } from '@pandok/domain'
import {
  adminRefundComplete,
  adminRefundReject,
  paymentConfirm,
  paymentRefundRequest,
  paymentRefundWithdraw,
  userWithdraw,
} from '@pandok/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseOldPayments } from '#jobs/payment/eraseOldPayments.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'

let store: TestStore
let admins: TestMember[]
beforeAll(async () => {
  store = await startTestStore()
  admins = [await store.member(), await store.member()]
  for (const { user } of admins)
    await store.pool.query("update members set role = 'admin' where id = $1", [user.id])
})
afterAll(() => store.stop())

/** The database refuses to delete recent records by its own clock, so everything here begins long ago. */
beforeEach(() => store.clock.set(new Date('2019-01-20T03:00:00.000Z')))
afterEach(async () => {
  await store.gateway.fail()
  await mustAgree()
  expect(await store.services.repositories.money.fold(store.clock.now())).toBe(true)
  await mustAgree()
})

const rows = async (sql: string, ...values: unknown[]) => (await store.pool.query(sql, values)).rows

/** By the kinds of the ledger's transactions, and time zones by the database's own tables. */
const LEDGER = `
  select (t.at at time zone 'Asia/Seoul')::date::text as day, o.plan_id,
    coalesce(sum(o.amount_won) filter (where t.kind = 'capture'), 0)::int as captured_won,
    coalesce(sum(e.amount_won) filter (where t.kind <> 'capture'), 0)::int as refunded_won,
    count(*) filter (where t.kind = 'capture')::int as payments,
    count(*) filter (where t.kind <> 'capture')::int as refunds
  from ledger_transactions t join orders o on o.id = t.order_id
    join ledger_entries e on e.transaction_id = t.id and e.amount_won > 0
  group by 1, 2 order by 1, 2`
const DAYS = `
  select day::text, plan_id, captured_won::int, refunded_won::int, payments, refunds from payment_days
  where payments <> 0 or refunds <> 0 order by 1, 2`

const RUNNING = `
  select plan_id, count(*)::int as n from periods
  where is_tier and starts_at <= $1 and $1 < ends_at and (closed_at is null or $1 < closed_at) group by 1 order by 1`
const RUNNING_SUMMED = `
  select plan_id, sum(running)::int as n from subscription_changes where at <= $1
  group by 1 having sum(running) <> 0 order by 1`

const DAY_MS = 86_400_000

async function mustAgree() {
  expect(await rows(DAYS)).toEqual(await rows(LEDGER))
  const now = store.clock.now()
  expect(await rows(RUNNING_SUMMED, now)).toEqual(await rows(RUNNING, now))
  // A moment before midnight in Korea, for two months back and on.
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS + 15 * 3_600_000 - 1
  for (let day = -60; day <= 60; day += 5) {
    const at = new Date(midnight + day * DAY_MS)
    expect(await rows(RUNNING_SUMMED, at), at.toISOString()).toEqual(await rows(RUNNING, at))
  }
  const members = (await rows('select count(*)::int as n from members'))[0]?.n
  expect(await store.services.repositories.money.countMembers()).toBe(members)
}

const as = async (member: TestMember) => ({ as: await store.again(member) })
const ask = async (member: TestMember, paymentId: string) =>
  store.mustCall(paymentRefundRequest, { paymentId, reason: '필요 없음' }, await as(member))
async function approve(paymentId: string) {
  for (const admin of admins) await store.call(adminRefundComplete, { paymentId }, await as(admin))
}

describe('what is counted by day', () => {
  it('is what the ledger says after purchases, renewals, refunds and refusals over several months', async () => {
    const sold = await Promise.all(
      (['basic-monthly', 'standard-monthly', 'sheet-1-yearly', 'basic-monthly'] as const).map((plan) =>
        store.buy(plan),
      ),
    )
    await mustAgree()
    for (let day = 0; day < 45; day += 3) {
      await store.pass({ days: 3 })
      await store.runJobs()
    }
    await mustAgree()
    const [basic, standard, sheet, other] = sold
    if (!basic || !standard || !sheet || !other) throw new Error('Nothing was sold.')
    // Of a subscription, the running period is refunded: the renewal.
    const running = async ({ member }: { member: TestMember }) =>
      (await store.services.repositories.standings.load(await store.payerOf(member))).periods.at(-1)
        ?.orderId ?? ''
    await ask(basic.member, await running(basic))
    await approve(await running(basic))
    await ask(sheet.member, sheet.orderId)
    await approve(sheet.orderId)
    await ask(standard.member, await running(standard))
    await store.pass({ days: 20 })
    await store.mustCall(
      adminRefundReject,
      { paymentId: await running(standard), reason: '사용하셨습니다.' },
      await as(admins[0] as TestMember),
    )
    await store.runJobs()
    await ask(other.member, await running(other))
    await store.pass({ hours: 30 })
    await store.mustCall(paymentRefundWithdraw, { paymentId: await running(other) }, await as(other.member))
    await store.mustCall(userWithdraw, { password: other.member.password }, await as(other.member))
    const total = (await rows('select sum(payments)::int as p, sum(refunds)::int as r from payment_days'))[0]
    expect(total.p).toBeGreaterThan(6)
    expect(total.r).toBe(2)
  })

  it('has money that was taken for nothing as come in and gone back', async () => {
    const member = await store.member()
    const param = await store.order(member, 'sheet-3-yearly')
    await store.gateway.fail({ kind: 'drop-after', path: '/v1/payments/confirm', call: 1 })
    await store.mustCall(paymentConfirm, param, { as: member })
    await store.pool.query("update orders set state = 'failed', reason = 'noAnswer' where id = $1", [
      param.orderId,
    ])
    await store.pass({ minutes: 11 })
    for (let times = 0; times < 3; times += 1) {
      await store.runJobs()
      await store.pass({ minutes: 5 })
    }
    expect(await rows("select * from payment_days where plan_id = 'sheet-3-yearly'")).toMatchObject([
      { captured_won: 300_000, refunded_won: 300_000, payments: 1, refunds: 1 },
    ])
  })

  it('belongs to the day in Korea', async () => {
    const dayOf = async (iso: string) => {
      store.clock.set(new Date(iso))
      await store.buy('sheet-5-yearly')
      return (
        await rows("select max(day)::text as day from payment_days where plan_id = 'sheet-5-yearly'")
      )[0]?.day
    }
    expect(await dayOf('2020-02-29T14:59:59.999Z')).toBe('2020-02-29')
    expect(await dayOf('2020-02-29T15:00:00.000Z')).toBe('2020-03-01')
  })

  it('loses nothing when many pay at once while it is folded again and again', async () => {
    let isOver = false
    const folding = (async () => {
      let folds = 0
      while (!isOver) {
        const done = await Promise.all(
          [1, 2].map(() => store.services.repositories.money.fold(store.clock.now())),
        )
        folds += done.filter(Boolean).length
      }
      return folds
    })()
    const plans: PlanId[] = ['basic-monthly', 'standard-monthly', 'sheet-1-yearly']
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => store.buy(plans[index % 3] ?? 'basic-monthly')),
    )
    isOver = true
    expect(await folding).toBeGreaterThan(1)
  })

  it('makes no payer wait for another', async () => {
    const [one, other] = [await store.pool.connect(), await store.pool.connect()]
    const insert = `insert into payment_day_changes values ('2019-01-20', 'basic-monthly', 1, 0, 1, 0)`
    try {
      for (const client of [one, other]) await client.query("begin; set local lock_timeout = '200ms'")
      await one.query(insert)
      await other.query(insert)
      expect(await store.services.repositories.money.fold(store.clock.now())).toBe(true)
    } finally {
      for (const client of [one, other]) {
        await client.query('rollback')
        client.release()
      }
    }
  })

  it('goes with the ledger after five years', async () => {
    expect((await rows(DAYS)).length).toBeGreaterThan(0)
    store.clock.set(new Date())
    await store.runJobs()
    await eraseOldPayments(store.services)
    const left = (await rows('select count(*)::int as n from ledger_transactions'))[0]?.n
    expect(left).toBeLessThan(3)
  })
})

it('is counted anew where rows were brought in without being counted', async () => {
  await store.buy('standard-monthly')
  const before = [await rows(DAYS), await rows(RUNNING_SUMMED, store.clock.now())]
  await store.pool.query('delete from payment_day_changes; delete from subscription_changes')
  await store.pool.query('select recount_money($1)', [store.clock.now()])
  expect([await rows(DAYS), await rows(RUNNING_SUMMED, store.clock.now())]).toEqual(before)
})
