import {
  paymentFail,
  paymentHistory,
  paymentPlans,
  paymentPrepare,
  paymentRefundRequest,
  paymentSubscription,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { TEST_CARDS } from '#testkit/startTestGateway.ts'
import { startTestServices } from '#testkit/startTestServices.ts'
import { startTestTill, type TestTill } from '#testkit/startTestTill.ts'

let store: TestTill
let member: TestMember
beforeAll(async () => {
  store = await startTestTill()
  member = await store.member()
  await store.confirm(member, await store.order(member, 'sheet-1-yearly', { cardNumber: TEST_CARDS.refused }))
  await store.pass({ seconds: 1 })
  await store.buy(member, 'sheet-1-yearly')
  await store.pass({ seconds: 1 })
  await store.buy(member, 'basic-monthly')
  await store.pass({ seconds: 1 })
  const { payment } = await store.buy(member, 'sheet-5-yearly')
  await store.mustCall(paymentRefundRequest, { paymentId: payment.id, reason: '' }, { as: member })
  // Ordered and never paid: not a payment.
  await store.order(member, 'sheet-3-yearly')
})
afterAll(() => store.stop())

const list = async (param: Parameters<typeof store.mustCall<typeof paymentHistory>>[1] = {}) => {
  const { items, total } = await store.mustCall(paymentHistory, param, { as: member })
  return { total, plans: items.map(({ planId }) => planId), statuses: items.map(({ status }) => status) }
}

describe('payment-history', () => {
  it('(c) 26: shows every charge, refund and failure, the newest first', async () => {
    expect(await list()).toEqual({
      total: 4,
      plans: ['sheet-5-yearly', 'basic-monthly', 'sheet-1-yearly', 'sheet-1-yearly'],
      statuses: ['refundRequested', 'paid', 'paid', 'failed'],
    })
    const { items } = await store.mustCall(paymentHistory, {}, { as: member })
    for (const { status, receiptUrl, paidAt, expiresAt } of items.slice(0, 3))
      expect({ status, receiptUrl, paidAt, expiresAt }).toMatchObject({
        receiptUrl: expect.stringContaining('/receipt/'),
        paidAt: expect.any(String),
        expiresAt: expect.any(String),
      })
  })

  it('is sorted, searched, filtered and paged', async () => {
    expect((await list({ sort: 'amount' })).plans.at(0)).toBe('basic-monthly')
    expect((await list({ sort: 'amount', order: 'desc' })).plans.at(0)).toBe('sheet-5-yearly')
    for (const sort of ['type', 'paidAt', 'expiresAt', 'method', 'status'] as const)
      expect((await list({ sort, order: 'desc' })).total).toBe(4)
    expect(await list({ search: '400000' })).toMatchObject({ plans: ['sheet-5-yearly'] })
    expect(await list({ search: '9410 카드 베이직' })).toMatchObject({ plans: ['basic-monthly'] })
    expect(await list({ search: '없는 것' })).toMatchObject({ total: 0, plans: [] })
    expect(await list({ filter: { status: 'failed' } })).toMatchObject({ statuses: ['failed'] })
    expect(await list({ filter: { status: 'refundRequested' } })).toMatchObject({ plans: ['sheet-5-yearly'] })
    expect(await list({ filter: { planId: 'sheet-1-yearly', status: 'paid' } })).toMatchObject({ total: 1 })
    for (let time = 0; time < 11; time += 1) await store.buy(member, 'sheet-1-yearly')
    expect(await list({ page: 2, pageSize: 10 })).toMatchObject({ total: 15, plans: { length: 5 } })
  })

  it('is empty for whoever never bought', async () => {
    const other = await store.member()
    expect(await store.mustCall(paymentHistory, {}, { as: other })).toMatchObject({ items: [], total: 0 })
    expect(await store.mustCall(paymentSubscription, {}, { as: other })).toEqual({
      subscription: null,
      sheets: [],
      pending: [],
    })
  })
})

describe('payment-fail', () => {
  const statusOf = async (orderId: string) => (await store.services.repositories.orders.find(orderId))?.state

  it('ends an order that the card company refused, and keeps one whose window was only closed', async () => {
    const buyer = await store.member()
    const closed = await store.order(buyer, 'sheet-1-yearly')
    const { orderId } = closed.param
    const tell = (code: string, as = buyer) =>
      store.call(paymentFail, { orderId, code, message: '<script>alert(1)</script>' }, { as })
    for (const code of ['PAY_PROCESS_CANCELED', 'USER_CANCEL', 'SOMETHING_NEW', '__proto__'])
      expect(await tell(code)).toMatchObject({ ok: true })
    expect(await statusOf(orderId)).toBe('created')
    expect(await tell('REJECT_CARD_COMPANY', await store.member())).toMatchObject({ code: 'NOT_FOUND' })
    expect(await tell('REJECT_CARD_COMPANY')).toMatchObject({ ok: true })
    expect(await statusOf(orderId)).toBe('failed')
    expect(await store.confirm(buyer, closed)).toMatchObject({ code: 'PAYMENT_FAILED' })
  })

  it('changes nothing about what was paid', async () => {
    const buyer = await store.member()
    const { payment } = await store.buy(buyer, 'sheet-1-yearly')
    const param = { orderId: payment.id, code: 'REJECT_CARD_COMPANY', message: '' }
    await store.mustCall(paymentFail, param, { as: buyer })
    expect(await statusOf(payment.id)).toBe('paid')
  })
})

describe('payment-plans', () => {
  it('shows visitors every price, and everything for sale', async () => {
    const { plans } = await store.mustCall(paymentPlans, {})
    expect(plans.map(({ id, amount, offer }) => [id, amount, offer])).toEqual([
      ['free', 0, 'none'],
      ['basic-monthly', 30_000, 'buy'],
      ['standard-monthly', 50_000, 'buy'],
      ['sheet-1-yearly', 200_000, 'buy'],
      ['sheet-3-yearly', 300_000, 'buy'],
      ['sheet-5-yearly', 400_000, 'buy'],
    ])
  })

  it('sells nothing where there is no gateway, and says so', async () => {
    const server = await startTestServices()
    try {
      const as = await server.member()
      const answer = await server.call(paymentPrepare, { planId: 'basic-monthly' }, { as })
      expect(answer).toMatchObject({ code: 'BAD_REQUEST', reason: { problem: 'payment.unavailable' } })
    } finally {
      await server.stop()
    }
  })
})
