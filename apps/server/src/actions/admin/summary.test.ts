import { PLANS, type PlanId } from '@pandok/domain'
import { adminRefundComplete, adminSummary, paymentRefundRequest, type ResultOf } from '@pandok/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'

let store: TestStore
let admin: TestMember
beforeAll(async () => {
  store = await startTestStore()
  store.clock.set(new Date('2026-01-10T03:00:00.000Z'))
  admin = await store.member()
  await store.pool.query("update members set role = 'admin' where id = $1", [admin.user.id])
})
afterAll(() => store.stop())

const summary = async (months: number) =>
  store.mustCall(adminSummary, { months }, { as: await store.again(admin) })

type Month = ResultOf<typeof adminSummary>['months'][number] | undefined

const activeOf = (month: Month) => month?.active.map(({ planId, count }) => [planId, count])
const planOf = (month: Month, id: PlanId) => month?.plans.find(({ planId }) => planId === id)

async function daysPass(days: number) {
  for (let day = 0; day < days; day += 1) {
    await store.pass({ days: 1 })
    await store.runJobs()
  }
}

it('has a month for each that was asked for, with all plans, also where nothing happened', async () => {
  const { months, openRefunds, members } = await summary(14)
  expect(months).toHaveLength(14)
  expect([months[0], months[1], months[12], months[13]].map((each) => each?.month)).toEqual([
    '2024-12',
    '2025-01',
    '2025-12',
    '2026-01',
  ])
  for (const { plans } of months) {
    expect(plans.map(({ planId }) => planId)).toEqual(PLANS.map(({ id }) => id))
    expect(plans.every(({ captured, refunded }) => captured === 0 && refunded === 0)).toBe(true)
  }
  expect({ openRefunds, members }).toEqual({ openRefunds: 0, members: 1 })
})

it('says what came in, what went back and what ran, month by month in Korea', async () => {
  const basic = await store.buy('basic-monthly')
  await store.buy('standard-monthly')
  await store.buy('sheet-1-yearly')
  expect(activeOf((await summary(1)).months[0])).toEqual([
    ['basic-monthly', 1],
    ['standard-monthly', 1],
  ])
  // 31 January, 23:59:59 in Korea.
  store.clock.set(new Date('2026-01-31T14:59:59.000Z'))
  const late = await store.buy('sheet-3-yearly')
  await store.pass({ seconds: 1 })
  await store.buy('sheet-5-yearly')
  await daysPass(15)
  await store.mustCall(
    paymentRefundRequest,
    { paymentId: late.orderId, reason: '필요 없음' },
    { as: await store.again(late.member) },
  )
  const payer = await store.payerOf(basic.member)
  const renewal = (await store.services.repositories.standings.load(payer)).periods.at(-1)?.orderId ?? ''
  await store.mustCall(
    paymentRefundRequest,
    { paymentId: renewal, reason: '필요 없음' },
    { as: await store.again(basic.member) },
  )
  expect((await summary(2)).openRefunds).toBe(2)
  const { payment } = await store.mustCall(
    adminRefundComplete,
    { paymentId: renewal },
    { as: await store.again(admin) },
  )
  expect(payment.refundedAmount).toBeGreaterThan(0)

  const { months, openRefunds, members } = await summary(3)
  expect(months.map(({ month }) => month)).toEqual(['2025-12', '2026-01', '2026-02'])
  const [before, january, february] = months
  expect(activeOf(before)).toEqual([
    ['basic-monthly', 0],
    ['standard-monthly', 0],
  ])
  expect(planOf(january, 'basic-monthly')).toMatchObject({ captured: 30_000, payments: 1, refunds: 0 })
  expect(planOf(january, 'sheet-3-yearly')).toMatchObject({ captured: 300_000 })
  expect(planOf(january, 'sheet-5-yearly')).toMatchObject({ captured: 0 })
  expect(activeOf(january)).toEqual([
    ['basic-monthly', 1],
    ['standard-monthly', 1],
  ])
  expect(planOf(february, 'sheet-5-yearly')).toMatchObject({ captured: 400_000, payments: 1 })
  expect(planOf(february, 'basic-monthly')).toMatchObject({
    captured: 30_000,
    payments: 1,
    refunded: payment.refundedAmount,
    refunds: 1,
  })
  expect(activeOf(february)).toEqual([
    ['basic-monthly', 0],
    ['standard-monthly', 1],
  ])
  expect({ openRefunds, members }).toEqual({ openRefunds: 1, members: 6 })

  // Later changes don't affect earlier records.
  await store.services.repositories.money.fold(store.clock.now())
  store.clock.set(new Date('2026-03-02T03:00:00.000Z'))
  expect((await summary(4)).months.slice(0, 2)).toEqual([before, january])
})
