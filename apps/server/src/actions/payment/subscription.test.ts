import {
  paymentExtend,
  paymentHistory,
  paymentPlans,
  paymentPrepare,
  paymentRefundQuote,
  paymentRefundRequest,
  paymentRefundWithdraw,
  paymentResumeAuto,
  paymentStopAuto,
  plateCreate,
  userInfo,
} from '@pandok/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestTill, type TestTill } from '#testkit/startTestTill.ts'

let store: TestTill
beforeAll(async () => {
  store = await startTestTill()
})
afterEach(() => store.gateway.fail())
afterAll(() => store.stop())

const refused = (problem: string) => ({ ok: false, code: 'BAD_REQUEST', reason: { problem } })

async function subscriber(autoRenew = true) {
  const member = await store.member()
  const { subscription, payment } = await store.buy(member, 'basic-monthly', { autoRenew })
  if (!subscription) throw new Error('Nothing was subscribed to.')
  return { member, payment, subscriptionId: subscription.id, subscription }
}

const entitlement = async (as: { authToken: string }) =>
  (await store.mustCall(userInfo, {}, { as })).entitlement

const chargesOf = async (member: TestMember) => {
  const { total } = await store.mustCall(paymentHistory, {}, { as: await store.again(member) })
  return total
}

describe('automatic payment', () => {
  it('(c) 15: once stopped, use goes on until the very second of the expiry, then it is ended', async () => {
    const { member, subscriptionId, subscription } = await subscriber()
    const stopped = await store.mustCall(paymentStopAuto, { subscriptionId }, { as: member })
    expect(stopped.subscription).toMatchObject({
      label: 'stopped',
      autoRenew: false,
      next: null,
      expiresAt: subscription.expiresAt,
      may: { stopAuto: false, resumeAuto: true, extend: true },
    })
    store.clock.set(new Date(new Date(subscription.expiresAt).getTime() - 1000))
    expect(await entitlement(await store.again(member))).toMatchObject({ tier: 'basic', plateLimit: 10 })
    store.clock.advance({ seconds: 1 })
    const later = await store.again(member)
    expect(await entitlement(later)).toMatchObject({ tier: 'free', plateLimit: 5 })
    expect((await store.standing(later)).subscription).toMatchObject({ label: 'ended', card: null })
  })

  it('(c) 16: is resumed before the expiry without a charge, and not after it', async () => {
    const { member, subscriptionId, subscription } = await subscriber()
    const param = { subscriptionId }
    expect(await store.call(paymentResumeAuto, param, { as: member })).toEqual(refused('payment.notStopped'))
    await store.mustCall(paymentStopAuto, param, { as: member })
    const { subscription: resumed } = await store.mustCall(paymentResumeAuto, param, { as: member })
    expect(resumed).toMatchObject({ label: 'active', next: { at: subscription.expiresAt } })
    expect(await chargesOf(member)).toBe(1)
    await store.mustCall(paymentStopAuto, param, { as: member })
    store.clock.set(subscription.expiresAt)
    const later = { as: await store.again(member) }
    expect(await store.call(paymentResumeAuto, param, later)).toEqual(refused('payment.notStopped'))
    expect(await store.call(paymentStopAuto, param, later)).toEqual(refused('payment.notRenewing'))
  })

  it('(c) 18: extending is for what is stopped, ended or expired, and not for what renews', async () => {
    const { member, subscriptionId, subscription } = await subscriber()
    const param = { subscriptionId }
    expect(await store.call(paymentExtend, param, { as: member })).toEqual(refused('payment.current'))
    await store.mustCall(paymentStopAuto, param, { as: member })
    const checkout = await store.mustCall(paymentExtend, param, { as: member })
    expect(checkout).toMatchObject({ amount: 30_000, method: 'payment' })
    const extended = await store.confirm(member, await store.passWindow(checkout))
    expect(extended).toMatchObject({
      ok: true,
      result: {
        payment: { type: 'extend', startsAt: subscription.expiresAt },
        subscription: { label: 'stopped', startedAt: subscription.startedAt },
      },
    })
    await store.pass({ days: 80 })
    const later = await store.again(member)
    expect((await store.standing(later)).subscription).toMatchObject({
      label: 'ended',
      may: { extend: true },
    })
    const again = await store.passWindow(await store.mustCall(paymentExtend, param, { as: later }))
    expect(await store.confirm(later, again)).toMatchObject({
      result: { payment: { type: 'extend', status: 'paid' }, subscription: { label: 'stopped' } },
    })
  })

  it('is nobody else’s to stop, resume or extend', async () => {
    const { subscriptionId } = await subscriber()
    for (const as of [await store.member(), (await subscriber()).member])
      for (const contract of [paymentStopAuto, paymentResumeAuto, paymentExtend])
        expect(await store.call(contract, { subscriptionId }, { as })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is stopped once by many at once, and one mail tells of it', async () => {
    const { member, subscriptionId } = await subscriber()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => store.call(paymentStopAuto, { subscriptionId }, { as: member })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const mails = await store.mailsTo(member.email)
    expect(mails.filter(({ kind }) => kind === 'autoStopped')).toHaveLength(1)
  })
})

describe('what was paid for', () => {
  it('gives its plates and places at once, on every screen', async () => {
    const member = await store.member()
    expect(await entitlement(member)).toMatchObject({ tier: 'free', library: { paid: 0 } })
    await store.buy(member, 'standard-monthly')
    await store.buy(member, 'sheet-3-yearly')
    expect(await entitlement(member)).toMatchObject({
      tier: 'standard',
      plateLimit: 15,
      library: { free: 5, paid: 7 },
    })
    const { user, subscription } = await store.mustCall(userInfo, {}, { as: member })
    expect(user.tier).toBe('standard')
    expect(subscription).toMatchObject({ planId: 'standard-monthly', label: 'active' })
    const { plans } = await store.mustCall(paymentPlans, {}, { as: member })
    expect(plans.map(({ id, offer }) => [id, offer])).toEqual([
      ['free', 'none'],
      ['basic-monthly', 'contact'],
      ['standard-monthly', 'current'],
      ['sheet-1-yearly', 'buy'],
      ['sheet-3-yearly', 'extend'],
      ['sheet-5-yearly', 'buy'],
    ])
  })

  it('adds to what an administrator granted and never takes from it', async () => {
    const member = await store.member()
    await store.buy(member, 'basic-monthly')
    await store.setTier(member, 'standard')
    expect(await entitlement(member)).toMatchObject({ tier: 'standard', plateLimit: 15 })
  })

  it('lets its plates be made, which is use of it', async () => {
    const { member, payment } = await subscriber()
    const quote = async () =>
      (await store.mustCall(paymentRefundQuote, { paymentId: payment.id }, { as: member })).quote
    for (let made = 0; made < 5; made += 1) await store.plate(member)
    expect(await quote()).toMatchObject({ total: 30_000, lines: [{ used: false, usedDays: 0 }] })
    await store.plate(member)
    store.clock.advance({ minutes: 1 })
    expect((await quote()).lines).toMatchObject([{ used: true, usedDays: 1, penalty: 0 }])
  })
})

describe('a refund', () => {
  it('(c) 21: within 7 days gives everything for what was not used, and is quoted before', async () => {
    const { member, payment } = await subscriber()
    await store.pass({ days: 6 })
    const as = await store.again(member)
    const { quote } = await store.mustCall(paymentRefundQuote, { paymentId: payment.id }, { as })
    expect(quote).toMatchObject({
      total: 30_000,
      lines: [{ paymentId: payment.id, penalty: 0, refund: 30_000 }],
    })
    await store.pass({ days: 2 })
    const later = await store.again(member)
    const { quote: kept } = await store.mustCall(paymentRefundQuote, { paymentId: payment.id }, { as: later })
    expect(kept.lines[0]).toMatchObject({ usedDays: 8 })
    expect(kept.lines[0]?.penalty).toBe(Math.floor((30_000 - (kept.lines[0]?.usedAmount ?? 0)) / 10))
  })

  it('(c) 22: freezes access when it is asked for, and gives the time back to the second when it is withdrawn', async () => {
    const { member, payment, subscription } = await subscriber()
    const { payment: asked } = await store.mustCall(
      paymentRefundRequest,
      { paymentId: payment.id, reason: '잘못 샀습니다.' },
      { as: member },
    )
    expect(asked).toMatchObject({
      status: 'refundRequested',
      refund: { state: 'requested', amount: 30_000, reason: '잘못 샀습니다.' },
      may: { refundRequest: false, refundWithdraw: true },
    })
    expect(await entitlement(member)).toMatchObject({ tier: 'free', plateLimit: 5 })
    expect((await store.standing(member)).subscription).toMatchObject({ label: 'refundRequested' })
    for (let made = 0; made < 5; made += 1) await store.plate(member)
    expect(await store.call(plateCreate, { name: '판' }, { as: member })).toMatchObject({
      code: 'PLATE_LIMIT',
    })
    await store.pass({ days: 3, seconds: 17 })
    const as = await store.again(member)
    const withdrawn = await store.mustCall(paymentRefundWithdraw, { paymentId: payment.id }, { as })
    const frozenMs = (3 * 86_400 + 17) * 1000
    expect(withdrawn.subscription).toMatchObject({
      label: 'active',
      expiresAt: new Date(new Date(subscription.expiresAt).getTime() + frozenMs).toISOString(),
    })
    expect(withdrawn.payment).toMatchObject({ status: 'paid', refund: { state: 'withdrawn' } })
    expect(await entitlement(as)).toMatchObject({ tier: 'basic' })
    expect(await store.call(paymentRefundWithdraw, { paymentId: payment.id }, { as })).toEqual(
      refused('payment.notRequested'),
    )
  })

  it('(c) 18: while it is open nothing is bought, stopped, resumed or extended, and old orders are over', async () => {
    const { member, payment, subscriptionId } = await subscriber()
    const as = { as: member }
    await store.mustCall(paymentStopAuto, { subscriptionId }, as)
    const old = await store.passWindow(await store.mustCall(paymentExtend, { subscriptionId }, as))
    await store.mustCall(paymentRefundRequest, { paymentId: payment.id, reason: '' }, as)
    const open = refused('payment.refundOpen')
    expect(await store.call(paymentStopAuto, { subscriptionId }, as)).toEqual(open)
    expect(await store.call(paymentResumeAuto, { subscriptionId }, as)).toEqual(open)
    expect(await store.call(paymentExtend, { subscriptionId }, as)).toEqual(open)
    expect(await store.call(paymentPrepare, { planId: 'standard-monthly' }, as)).toEqual(open)
    expect(await store.call(paymentRefundRequest, { paymentId: payment.id, reason: '' }, as)).toEqual(open)
    expect(await store.call(paymentRefundQuote, { paymentId: payment.id }, as)).toEqual(open)
    expect(await store.confirm(member, old)).toEqual(refused('payment.orderOver'))
    // The cards of the plans say the same.
    const { plans } = await store.mustCall(paymentPlans, {}, as)
    expect(plans.map(({ id, offer, reason }) => [id, offer, reason])).toEqual([
      ['free', 'current', null],
      ['basic-monthly', 'refused', 'refundOpen'],
      ['standard-monthly', 'refused', 'refundOpen'],
      ['sheet-1-yearly', 'buy', null],
      ['sheet-3-yearly', 'buy', null],
      ['sheet-5-yearly', 'buy', null],
    ])
    expect(await store.call(paymentPrepare, { planId: 'sheet-1-yearly' }, as)).toMatchObject({ ok: true })
  })

  it('of many at once is asked for once', async () => {
    const { member, payment } = await subscriber()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        store.call(paymentRefundRequest, { paymentId: payment.id, reason: '' }, { as: member }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const mails = await store.mailsTo(member.email)
    expect(mails.filter(({ kind }) => kind === 'refundRequested')).toHaveLength(1)
  })

  it('of sheets leaves the subscription alone', async () => {
    const { member } = await subscriber()
    const { payment } = await store.buy(member, 'sheet-5-yearly')
    await store.mustCall(paymentRefundRequest, { paymentId: payment.id, reason: '' }, { as: member })
    expect(await entitlement(member)).toMatchObject({ tier: 'basic', library: { paid: 2 } })
    const { subscription, sheets } = await store.standing(member)
    expect(subscription).toMatchObject({ label: 'active' })
    expect(sheets).toMatchObject([{ label: 'refundRequested', sheets: 5, may: { refundWithdraw: true } }])
  })

  it('(c) 26: is nobody else’s, and neither are payments', async () => {
    const { payment } = await subscriber()
    const other = (await subscriber()).member
    const as = { as: other }
    const { id: paymentId } = payment
    expect(await store.call(paymentRefundQuote, { paymentId }, as)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await store.call(paymentRefundRequest, { paymentId, reason: '' }, as)).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await store.call(paymentRefundWithdraw, { paymentId }, as)).toMatchObject({ code: 'NOT_FOUND' })
    const { items } = await store.mustCall(paymentHistory, {}, as)
    expect(items.map(({ id }) => id)).not.toContain(paymentId)
  })
})
