import { accessAt } from '@pandok/domain'
import {
  paymentHistory,
  paymentRefundRequest,
  paymentRefundWithdraw,
  paymentSubscription,
  userWithdraw,
} from '@pandok/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { silentLog } from '#testkit/silentLog.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'
import { deleteCards } from './deleteCards.ts'
import { eraseOldPayments } from './eraseOldPayments.ts'
import { renewSubscriptions } from './renewSubscriptions.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

/** What is bought in this test was bought so many days ago; the database's own clock can't be moved. */
const daysAgo = (days: number) => store.clock.set(new Date(Date.now() - days * 86_400_000))
const FIVE_YEARS = Math.ceil(365.25 * 5)
const today = () => daysAgo(0)
const erase = () => eraseOldPayments(store.services)

beforeEach(() => daysAgo(FIVE_YEARS + 400))

const TABLES = [
  'orders',
  'payments',
  'payment_ops',
  'periods',
  'billing_cards',
  'ledger_transactions',
  'refunds',
  'subscriptions',
  'payment_history',
] as const

async function rowsOf(payerId: string): Promise<Record<string, number>> {
  const ofOrder = ['payments', 'payment_ops', 'ledger_transactions']
  const counts = TABLES.map(async (table): Promise<[string, number]> => {
    const where = ofOrder.includes(table)
      ? 'order_id in (select id from orders where payer_id = $1)'
      : 'payer_id = $1'
    const sql = `select count(*)::int as n from ${table} where ${where}`
    return [table, (await store.pool.query<{ n: number }>(sql, [payerId])).rows[0]?.n ?? Number.NaN]
  })
  return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0))
}

const numberOf = async (table: string) =>
  (await store.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n

const everythingOf = async (member: TestMember) => {
  const as = { as: await store.again(member) }
  const payerId = await store.payerOf(member)
  const standing = await store.services.repositories.standings.load(payerId)
  return {
    access: accessAt(standing, store.clock.now()),
    mine: await store.mustCall(paymentSubscription, undefined, as),
  }
}

async function renewUntilToday(): Promise<void> {
  const end = Date.now()
  while (store.clock.now().getTime() < end - 86_400_000) {
    store.clock.advance({ days: 1 })
    await renewSubscriptions(store.payment, silentLog)
  }
  today()
}

describe('a payment', () => {
  it('goes five years after its time was over, with everything that was written about it', async () => {
    const { member, orderId } = await store.buy('sheet-1-yearly')
    const payerId = await store.payerOf(member)
    const ask = { paymentId: orderId, reason: '필요 없음' }
    await store.mustCall(paymentRefundRequest, ask, { as: member })
    await store.mustCall(paymentRefundWithdraw, { paymentId: orderId }, { as: member })
    today()
    expect(await rowsOf(payerId)).toMatchObject({ orders: 1, periods: 1, ledger_transactions: 1, refunds: 1 })
    await erase()
    expect(await rowsOf(payerId)).toEqual({})
    expect(await numberOf('ledger_entries')).toBe(0)
    const { items } = await store.mustCall(paymentHistory, {}, { as: await store.again(member) })
    expect(items).toEqual([])
    // The member is still one, and buys again as ever.
    expect(await store.services.repositories.payers.find(payerId)).toMatchObject({ memberId: member.user.id })
    await store.order(await store.again(member), 'sheet-1-yearly')
  })

  it('of somebody who has left goes with the last that was known of them', async () => {
    const { member } = await store.buy('basic-monthly')
    const payerId = await store.payerOf(member)
    await store.mustCall(userWithdraw, { password: member.password }, { as: member })
    store.clock.advance({ days: 40 })
    await renewSubscriptions(store.payment, silentLog)
    today()
    // Its card is still at the gateway, and must not be forgotten there.
    await erase()
    expect(await rowsOf(payerId)).toMatchObject({ orders: 1, subscriptions: 1, billing_cards: 1 })
    await deleteCards(store.payment, silentLog)
    await erase()
    expect(await rowsOf(payerId)).toEqual({})
    expect(await store.services.repositories.payers.find(payerId)).toBeNull()
  })

  it('stays while less than five years have passed since its time was over', async () => {
    daysAgo(FIVE_YEARS + 300)
    const { member } = await store.buy('sheet-5-yearly')
    const payerId = await store.payerOf(member)
    today()
    const before = await rowsOf(payerId)
    expect(await erase()).toBe(0)
    expect(await rowsOf(payerId)).toEqual(before)
  })

  it('stays while a refund of it is open or was settled later', async () => {
    const { member, orderId } = await store.buy('sheet-1-yearly')
    const payerId = await store.payerOf(member)
    const ask = { paymentId: orderId, reason: '필요 없음' }
    await store.mustCall(paymentRefundRequest, ask, { as: member })
    today()
    expect(await erase()).toBe(0)
    await store.mustCall(paymentRefundWithdraw, { paymentId: orderId }, { as: await store.again(member) })
    expect(await erase()).toBe(0)
    expect(await rowsOf(payerId)).toMatchObject({ orders: 1, periods: 1, refunds: 1 })
  })

  it('is not made older by a clock that was moved to try things out', async () => {
    today()
    const { member } = await store.buy('sheet-1-yearly')
    const payerId = await store.payerOf(member)
    const before = await rowsOf(payerId)
    daysAgo(-365 * 20)
    expect(await erase()).toBe(0)
    expect(await rowsOf(payerId)).toEqual(before)
  })

  it('is erased once by several servers at the same moment', async () => {
    const sold = await Promise.all(Array.from({ length: 6 }, () => store.buy('sheet-1-yearly')))
    today()
    const erased = await Promise.all(Array.from({ length: 4 }, () => erase()))
    expect(erased.reduce((sum, each) => sum + each, 0) + (await erase())).toBe(6)
    for (const { member } of sold) expect(await rowsOf(await store.payerOf(member))).toEqual({})
  })
})

it('leaves access, label and card of a subscription of many years as they are', async () => {
  const { member } = await store.buy('basic-monthly')
  const payerId = await store.payerOf(member)
  await renewUntilToday()
  const before = await everythingOf(member)
  expect(before).toMatchObject({ access: { tier: 'basic' }, mine: { subscription: { label: 'active' } } })
  const { orders = 0 } = await rowsOf(payerId)
  const erased = await erase()
  expect(erased).toBeGreaterThan(10)
  expect(await everythingOf(member)).toEqual(before)
  expect(await rowsOf(payerId)).toMatchObject({ orders: orders - erased, subscriptions: 1, billing_cards: 1 })
  const ends = new Date(before.mine.subscription?.expiresAt ?? Number.NaN)
  store.clock.set(new Date(ends.getTime() + 1000))
  await renewSubscriptions(store.payment, silentLog)
  expect((await everythingOf(member)).mine.subscription).toMatchObject({
    label: 'active',
    startedAt: before.mine.subscription?.startedAt,
  })
})

describe('the database itself', () => {
  it.each([
    'delete from payments',
    'delete from periods',
    'delete from refunds',
    'delete from ledger_entries',
    'delete from payment_history',
    'delete from orders where id in (select id from orders where not exists (select 1 from payments p where p.order_id = orders.id))',
    'truncate orders cascade',
    'truncate refunds',
  ])('lets nobody delete what is younger: %s', async (statement) => {
    today()
    const { member, orderId } = await store.buy('sheet-1-yearly')
    await store.order(member, 'sheet-1-yearly')
    const ask = { paymentId: orderId, reason: '필요 없음' }
    await store.mustCall(paymentRefundRequest, ask, { as: member })
    await expect(store.pool.query(statement)).rejects.toThrow(/kept for five years|is not changed/)
  })
})
