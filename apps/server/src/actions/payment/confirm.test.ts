import { LOCALES, PLANS, planOf } from '@pandok/domain'
import { paymentConfirm, paymentHistory, paymentPrepare } from '@pandok/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { lookUpOrder } from '#payment/lookUpOrder.ts'
import { TEST_CARDS } from '#testkit/startTestGateway.ts'
import { startTestTill, type TestTill } from '#testkit/startTestTill.ts'

let store: TestTill
beforeAll(async () => {
  store = await startTestTill()
})
afterEach(() => store.gateway.fail())
afterAll(() => store.stop())

const capturesOf = async (orderId: string) =>
  (await store.gateway.ledger()).payments.filter((payment) => payment.orderId === orderId)

const callsAbout = async (path: RegExp) =>
  (await store.gateway.calls()).filter((call) => path.test(call.path))

describe('a purchase', () => {
  it.each(PLANS.map(({ id }) => id))('(c) 2: of %s costs its one price everywhere', async (planId) => {
    const member = await store.member()
    const { priceWon, tier } = planOf(planId)
    const ordered = await store.order(member, planId)
    expect(ordered.checkout).toMatchObject({
      amount: priceWon,
      method: tier === null ? 'payment' : 'billing',
      gateway: { name: 'toss', sandbox: true },
    })
    const { payment, subscription } = await store.mustCall(paymentConfirm, ordered.param, { as: member })
    expect(payment).toMatchObject({ type: 'new', planId, amount: priceWon, status: 'paid', method: '카드' })
    expect((payment.vat ?? 0) + (payment.supplyAmount ?? 0)).toBe(priceWon)
    expect(payment.receiptUrl).toContain('/receipt/')
    expect(await capturesOf(payment.id)).toMatchObject([{ capturedWon: priceWon, canceledWon: 0 }])
    expect(await store.heldWon(payment.id)).toBe(priceWon)
    if (tier === null) expect(subscription).toBeNull()
    else
      expect(subscription).toMatchObject({
        label: 'active',
        autoRenew: true,
        tier,
        next: { amount: priceWon },
      })
    const mails = await store.mailsTo(member.email)
    expect(mails.filter(({ kind }) => kind === 'receipt')).toMatchObject([
      { values: { amountWon: priceWon } },
    ])
  })

  it('(c) 2: costs the same in every language, under a name of its own', async () => {
    const member = await store.member()
    const names = new Set<string>()
    for (const locale of LOCALES) {
      const { amount, orderName } = await store.mustCall(
        paymentPrepare,
        { planId: 'basic-monthly' },
        { as: member, locale },
      )
      expect(amount).toBe(30_000)
      expect(orderName).toMatch(/^Pandok ./)
      names.add(orderName)
    }
    expect(names.size).toBe(LOCALES.length)
  })

  it('(c) 1: with a changed amount makes no call to the gateway', async () => {
    const member = await store.member()
    const { param } = await store.order(member, 'sheet-1-yearly')
    const before = (await store.gateway.calls()).length
    for (const amount of [1, 199_999, 200_001, 200_000.5, -200_000, 0]) {
      const answer = await store.call(paymentConfirm, { ...param, amount } as never, { as: member })
      expect(answer).toMatchObject({ ok: false, code: 'BAD_REQUEST', reason: { problem: 'payment.amount' } })
    }
    expect((await store.gateway.calls()).length).toBe(before)
    expect(await store.call(paymentConfirm, param, { as: member })).toMatchObject({ ok: true })
  })

  it.each(['sheet-1-yearly', 'basic-monthly'] as const)(
    '(c) 3: of %s, confirmed 200 times at once, is captured once with 200 equal answers',
    async (planId) => {
      const member = await store.member()
      const { param } = await store.order(member, planId)
      const answers = await Promise.all(
        Array.from({ length: 200 }, () => store.call(paymentConfirm, param, { as: member })),
      )
      expect(answers[0]).toMatchObject({ ok: true, result: { payment: { status: 'paid' } } })
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect(await capturesOf(param.orderId)).toHaveLength(1)
      expect(await store.heldWon(param.orderId)).toBe(planOf(planId).priceWon)
      expect((await store.mustCall(paymentHistory, {}, { as: member })).total).toBe(1)
    },
  )

  it('(c) 4: that is confirmed ten times over shows the same success', async () => {
    const member = await store.member()
    const { param } = await store.order(member, 'basic-monthly')
    const first = await store.mustCall(paymentConfirm, param, { as: member })
    for (let time = 0; time < 10; time += 1)
      expect(await store.mustCall(paymentConfirm, param, { as: member })).toEqual(first)
    expect(await capturesOf(param.orderId)).toHaveLength(1)
  })

  it('(c) 7: that is confirmed ten minutes and a second after the window fails as too late', async () => {
    const member = await store.member()
    const { param } = await store.order(member, 'sheet-1-yearly')
    await store.pass({ minutes: 10, seconds: 1 })
    const answer = await store.call(paymentConfirm, param, { as: member })
    expect(answer).toMatchObject({
      ok: false,
      code: 'PAYMENT_FAILED',
      reason: { problem: 'payment.timeOver', details: { code: 'NOT_FOUND_PAYMENT_SESSION' } },
    })
    expect(await capturesOf(param.orderId)).toEqual([])
  })

  it.each([
    ['drop-after', 'sheet-1-yearly', '/v1/payments/confirm'],
    ['http-500-after', 'sheet-1-yearly', '/v1/payments/confirm'],
    ['truncate-body', 'sheet-1-yearly', '/v1/payments/confirm'],
    ['drop-after', 'basic-monthly', '/v1/billing/*'],
  ] as const)(
    '(c) 8: whose answer is lost (%s, %s) is pending, then paid once',
    async (kind, planId, path) => {
      const member = await store.member()
      const { param } = await store.order(member, planId)
      await store.gateway.fail({ kind, path, call: 1 })
      const first = await store.mustCall(paymentConfirm, param, { as: member })
      expect(first.payment.status).toBe('pending')
      expect((await store.standing(member)).pending).toMatchObject([{ id: param.orderId, status: 'pending' }])
      const second = await store.mustCall(paymentConfirm, param, { as: member })
      expect(second.payment).toMatchObject({ status: 'paid', amount: planOf(planId).priceWon })
      expect(await capturesOf(param.orderId)).toHaveLength(1)
    },
  )

  it.each([
    ['sheet-1-yearly', '/v1/payments/confirm'],
    ['basic-monthly', '/v1/billing/authorizations/issue'],
    ['basic-monthly', '/v1/billing/*'],
  ] as const)('(c) 9: that never arrived (%s, %s) is sent again under its key', async (planId, path) => {
    const member = await store.member()
    const { param } = await store.order(member, planId)
    await store.gateway.fail({ kind: 'drop-before', path, call: 1 })
    expect((await store.mustCall(paymentConfirm, param, { as: member })).payment.status).toBe('pending')
    expect((await store.mustCall(paymentConfirm, param, { as: member })).payment.status).toBe('paid')
    expect(await capturesOf(param.orderId)).toHaveLength(1)
    const keys = (await callsAbout(/confirm|billing/)).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toContain(`confirm:${param.orderId}`)
  })

  it('(c) 10: answered PROVIDER_ERROR is neither success nor failure until it is looked up', async () => {
    const member = await store.member()
    const { param } = await store.order(member, 'sheet-1-yearly')
    await store.gateway.fail({
      kind: 'refuse',
      path: '/v1/payments/confirm',
      code: 'PROVIDER_ERROR',
      call: 1,
    })
    expect((await store.mustCall(paymentConfirm, param, { as: member })).payment.status).toBe('pending')
  })

  it.each([
    ['sheet-1-yearly', TEST_CARDS.refused, 'REJECT_CARD_PAYMENT', 'payment.refused'],
    ['basic-monthly', TEST_CARDS.refused, 'REJECT_CARD_PAYMENT', 'payment.refused'],
    ['basic-monthly', TEST_CARDS.notForBilling, 'NOT_SUPPORTED_CARD_TYPE', 'payment.card'],
  ] as const)(
    'of %s with a card that is refused (%s) fails for good, and another can be bought',
    async (planId, cardNumber, code, problem) => {
      const member = await store.member()
      const ordered = await store.order(member, planId, { cardNumber })
      const failed = { ok: false, code: 'PAYMENT_FAILED', reason: { problem, details: { code } } }
      expect(await store.confirm(member, ordered)).toEqual(failed)
      expect(await store.confirm(member, ordered)).toEqual(failed)
      const { items } = await store.mustCall(paymentHistory, {}, { as: member })
      expect(items).toMatchObject([{ status: 'failed', code, paidAt: null, expiresAt: null }])
      expect((await store.buy(member, planId)).payment.status).toBe('paid')
    },
  )

  it('can be paid for half an hour, and not after a newer one was ordered', async () => {
    const member = await store.member()
    const over = { ok: false, code: 'BAD_REQUEST', reason: { problem: 'payment.orderOver' } }
    const first = await store.order(member, 'sheet-1-yearly')
    const second = await store.order(member, 'sheet-3-yearly')
    expect(await store.confirm(member, first)).toEqual(over)
    await store.pass({ minutes: 30 })
    expect(await store.confirm(await store.again(member), second)).toEqual(over)
    expect(await capturesOf(first.param.orderId)).toEqual([])
    expect(await capturesOf(second.param.orderId)).toEqual([])
  })

  it('is nobody else’s to confirm, nor with somebody else’s customer', async () => {
    const [member, other] = [await store.member(), await store.member()]
    const ordered = await store.order(member, 'basic-monthly')
    await store.order(other, 'basic-monthly')
    expect(await store.confirm(other, ordered)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await store.confirm(await store.member(), ordered)).toMatchObject({ code: 'NOT_FOUND' })
    const param = { ...ordered.param, customerKey: 'cus_other' } as typeof ordered.param
    expect(await store.call(paymentConfirm, param, { as: member })).toMatchObject({ code: 'BAD_REQUEST' })
    expect(await store.confirm(member, ordered)).toMatchObject({ ok: true })
  })

  it('keeps no key of a card or a payment where it could be read', async () => {
    const member = await store.member()
    await store.buy(member, 'basic-monthly')
    const { rows } = await store.pool.query<{ text: string }>(
      `select coalesce(string_agg(o::text, ''), '') || coalesce((select string_agg(c::text, '') from billing_cards c), '')
        || coalesce((select string_agg(h::text, '') from payment_history h), '') as text from payment_ops o`,
    )
    const { billings } = await store.gateway.ledger()
    expect(billings.length).toBeGreaterThan(0)
    expect(rows[0]?.text).not.toMatch(/billingKey|authKey|paymentKey/)
  })
})

describe('what is for sale', () => {
  it('is not the plan that runs, nor another tier beside it, but more sheets are', async () => {
    const member = await store.member()
    await store.buy(member, 'basic-monthly')
    const prepare = (planId: 'basic-monthly' | 'standard-monthly' | 'sheet-1-yearly') =>
      store.call(paymentPrepare, { planId }, { as: member })
    expect(await prepare('basic-monthly')).toMatchObject({ reason: { problem: 'payment.current' } })
    expect(await prepare('standard-monthly')).toMatchObject({ reason: { problem: 'payment.contact' } })
    await store.buy(member, 'sheet-1-yearly')
    const { payment } = await store.buy(member, 'sheet-1-yearly')
    expect(payment.type).toBe('extend')
  })

  it('is nothing while the outcome of an order is open', async () => {
    const member = await store.member()
    const ordered = await store.order(member, 'sheet-1-yearly')
    await store.gateway.fail({ kind: 'drop-before', path: '*' })
    await store.confirm(member, ordered)
    const answer = await store.call(paymentPrepare, { planId: 'basic-monthly' }, { as: member })
    expect(answer).toMatchObject({ ok: false, reason: { problem: 'payment.orderPending' } })
  })
})

describe('money that nothing may be given for', () => {
  it('is found by a look-up after we gave up, and goes back whole', async () => {
    const member = await store.member()
    const ordered = await store.order(member, 'sheet-1-yearly')
    const { orderId } = ordered.param
    await store.gateway.fail({ kind: 'drop-before', path: '*' })
    await store.confirm(member, ordered)
    await store.gateway.fail()
    store.clock.advance({ minutes: 10 })
    const { orders } = store.services.repositories
    const unknown = await orders.find(orderId)
    if (!unknown || !('paymentKey' in ordered.param)) throw new Error('There is no such order.')
    const { order: given } = await lookUpOrder(store.payment, unknown)
    expect(given).toMatchObject({ state: 'failed', reason: 'noAnswer' })
    // The first request arrives at last, as a network may have it.
    const { paymentKey } = ordered.param
    await store.gateway.gateway.confirm({ orderId, paymentKey, amountWon: 200_000 }, `confirm:${orderId}`)
    await lookUpOrder(store.payment, given)
    expect(await orders.find(orderId)).toMatchObject({ state: 'failed', voiding: 'done' })
    expect(await capturesOf(orderId)).toMatchObject([{ capturedWon: 200_000, canceledWon: 200_000 }])
    expect(await store.heldWon(orderId)).toBe(0)
    expect((await store.mustCall(paymentConfirm, ordered.param, { as: member })).payment).toMatchObject({
      status: 'returned',
      refundedAmount: 200_000,
    })
    expect((await store.standing(member)).sheets).toEqual([])
  })
})
