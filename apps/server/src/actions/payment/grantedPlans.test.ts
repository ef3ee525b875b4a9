import {
  adminUserUpdate,
  paymentExtend,
  paymentPlans,
  paymentPrepare,
  paymentStopAuto,
  userInfo,
} from '@pandok/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAdministrators } from '#testkit/createAdministrators.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestTill, type TestTill } from '#testkit/startTestTill.ts'

let store: TestTill
let admin: TestMember
let member: TestMember
beforeAll(async () => {
  store = await startTestTill()
})
beforeEach(async () => {
  admin = await createAdministrators(store, store.pool).administrator()
  member = await store.member()
})
afterAll(() => store.stop())

const inDays = (days: number) => new Date(store.clock.now().getTime() + days * 86_400_000).toISOString()
const grant = async (tier: 'basic' | 'standard', until: string | null = null) =>
  store.mustCall(
    adminUserUpdate,
    { id: member.user.id, change: { kind: 'grant', tier, until, reason: '학회 시연' } },
    { as: await store.again(admin) },
  )

const MONTHLY = ['basic-monthly', 'standard-monthly'] as const
const monthly = async () => {
  const { plans } = await store.mustCall(paymentPlans, {}, { as: await store.again(member) })
  return MONTHLY.map((id) => plans.find((plan) => plan.id === id))
}
const offers = async () => (await monthly()).map((plan) => plan?.offer)
const granted = async () => (await monthly()).map((plan) => plan?.granted)
const prepare = async (planId: (typeof MONTHLY)[number]) =>
  store.call(paymentPrepare, { planId }, { as: await store.again(member) })
const tier = async () =>
  (await store.mustCall(userInfo, {}, { as: await store.again(member) })).entitlement.tier

const CONTACT = { ok: false, code: 'BAD_REQUEST', reason: { problem: 'payment.contact' } }

describe('who was granted a tier', () => {
  it('is sold nothing that gives no more, whether or not they ever ordered anything', async () => {
    await grant('standard')
    expect(await offers()).toEqual(['contact', 'contact'])
    expect(await granted()).toEqual([null, { until: null }])
    for (const planId of MONTHLY) expect(await prepare(planId)).toEqual(CONTACT)
    expect(await offers()).toEqual(['contact', 'contact'])
    expect(await granted()).toEqual([null, { until: null }])
    expect(await store.mustCall(paymentPrepare, { planId: 'sheet-1-yearly' }, { as: member })).toMatchObject({
      amount: 200_000,
    })
  })

  it('can buy again from the end of the grant on', async () => {
    const until = inDays(10)
    await grant('standard', until)
    expect(await granted()).toEqual([null, { until }])
    await store.pass({ days: 10, seconds: -1 })
    expect(await prepare('basic-monthly')).toEqual(CONTACT)
    await store.pass({ seconds: 1 })
    expect(await offers()).toEqual(['buy', 'buy'])
    expect(await granted()).toEqual([null, null])
    expect((await store.buy(await store.again(member), 'basic-monthly')).subscription).toMatchObject({
      tier: 'basic',
      label: 'active',
    })
  })

  it('is upgraded by customer service alone', async () => {
    await grant('basic')
    expect(await offers()).toEqual(['contact', 'contact'])
    expect(await granted()).toEqual([{ until: null }, null])
    expect(await prepare('standard-monthly')).toEqual(CONTACT)
  })

  it('beside a higher plan that is paid for keeps that, and has the granted one afterwards', async () => {
    const { subscription } = await store.buy(member, 'standard-monthly')
    await grant('basic')
    expect(await tier()).toBe('standard')
    expect(await offers()).toEqual(['contact', 'current'])
    expect(await granted()).toEqual([null, null])
    const subscriptionId = subscription?.id ?? ''
    await store.mustCall(paymentStopAuto, { subscriptionId }, { as: member })
    expect(await offers()).toEqual(['contact', 'extend'])
    await store.pass({ days: 40 })
    await store.runJobs()
    expect(await tier()).toBe('basic')
    expect(await offers()).toEqual(['contact', 'contact'])
    expect(await granted()).toEqual([{ until: null }, null])
  })

  it('while the gateway’s window was open is charged nothing', async () => {
    const ordered = await store.order(member, 'basic-monthly')
    await grant('standard')
    expect(await store.confirm(member, ordered)).toMatchObject({ reason: { problem: 'payment.orderOver' } })
    expect(await store.heldWon(ordered.checkout.orderId)).toBe(0)
    expect((await store.standing(member)).subscription).toBeNull()
  })

  it('beside a plan that renews keeps it; once stopped, it is extended only for time without the grant', async () => {
    const { subscription } = await store.buy(member, 'basic-monthly')
    if (!subscription) throw new Error('Nothing was subscribed to.')
    const param = { subscriptionId: subscription.id }
    await grant('standard', inDays(90))
    expect(await offers()).toEqual(['current', 'contact'])
    expect(await granted()).toEqual([null, { until: expect.any(String) }])
    await store.mustCall(paymentStopAuto, param, { as: member })
    expect(await offers()).toEqual(['contact', 'contact'])
    expect((await store.standing(member)).subscription?.may).toMatchObject({ extend: false })
    expect(await store.call(paymentExtend, param, { as: member })).toEqual(CONTACT)
    await grant('standard', inDays(5))
    expect(await offers()).toEqual(['extend', 'contact'])
    expect((await store.standing(member)).subscription?.may).toMatchObject({ extend: true })
    expect(await store.call(paymentExtend, param, { as: member })).toMatchObject({ ok: true })
  })
})
