import {
  adminRefundReject,
  adminUserUpdate,
  paymentConfirm,
  paymentRefundRequest,
  paymentResumeAuto,
  userLogin,
  userWithdraw,
} from '@pandok/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentJobs } from '#jobs/payment/paymentJobs.ts'
import { createAdministrators } from '#testkit/createAdministrators.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { silentLog } from '#testkit/silentLog.ts'
import { TEST_CARDS } from '#testkit/startTestGateway.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'

let store: TestStore
let admin: TestMember
beforeAll(async () => {
  store = await startTestStore()
})
beforeEach(async () => {
  admin = await createAdministrators(store, store.pool).administrator()
})
afterEach(async () => {
  await store.gateway.fail()
  expect(await store.ledgerWon()).toBe((await store.gateway.ledger()).balanceWon)
})
afterAll(() => store.stop())

const change = async ({ user }: TestMember, kind: 'suspend' | 'lift') =>
  store.call(
    adminUserUpdate,
    { id: user.id, change: { kind, reason: '신고' } },
    { as: await store.again(admin) },
  )
const suspend = async (member: TestMember) =>
  expect(await change(member, 'suspend')).toMatchObject({ ok: true })

/** Suspends as older versions did, without stopping anything. */
const suspendOnly = ({ user }: TestMember) =>
  store.pool.query('update members set suspended_at = now() where id = $1', [user.id])

const lineOf = async (member: TestMember) => {
  const { subscription } = await store.services.repositories.standings.load(await store.payerOf(member))
  if (!subscription) throw new Error('There is no subscription.')
  return subscription
}

const paymentsOf = async (payerId: string) => {
  const { rows } = await store.pool.query<{ id: string }>('select id from orders where payer_id = $1', [
    payerId,
  ])
  const ids = rows.map(({ id }) => id)
  return (await store.gateway.ledger()).payments.filter(({ orderId }) => ids.includes(orderId))
}
/** What the gateway took and has not given back. */
const keptWon = async (payerId: string) =>
  (await paymentsOf(payerId)).reduce(
    (sum, { capturedWon, canceledWon }) => sum + capturedWon - canceledWon,
    0,
  )

const mailKindsOf = async ({ email }: TestMember) => (await store.mailsTo(email)).map(({ kind }) => kind)

const msUntilExpiry = async (member: TestMember) =>
  (await lineOf(member)).expiresAt.getTime() - store.clock.now().getTime()
const passUntilExpiry = async (member: TestMember, { hoursBefore = 0 } = {}) =>
  store.pass({ seconds: Math.ceil((await msUntilExpiry(member)) / 1000) + 1 - hoursBefore * 3600 })
/** The jobs of a year, day by day around the expiry and then month by month. */
const passAYear = async () => {
  for (const days of [1, 1, 1, 1, 1, 1, 1, ...Array.from({ length: 12 }, () => 31)]) {
    await store.pass({ days })
    await store.runJobs()
  }
}
const job = async (name: string) => {
  for (const each of paymentJobs(store.payment, silentLog))
    if (each.name === name) await each.run(store.clock.now())
}

describe('whoever is suspended', () => {
  it('is neither charged nor told of a charge; what was paid for runs until its day', async () => {
    const { member } = await store.buy('basic-monthly')
    const { expiresAt } = await lineOf(member)
    await suspend(member)
    expect(await lineOf(member)).toMatchObject({ state: 'stopped', expiresAt, hasCard: true })
    await passUntilExpiry(member, { hoursBefore: 6 * 24 })
    await store.runJobs()
    await passUntilExpiry(member, { hoursBefore: 12 })
    await store.runJobs()
    expect(await lineOf(member)).toMatchObject({ state: 'stopped', expiresAt })
    await passAYear()
    expect(await lineOf(member)).toMatchObject({ state: 'ended', expiresAt, hasCard: false })
    expect(await paymentsOf(await store.payerOf(member))).toHaveLength(1)
    expect(await mailKindsOf(member)).toEqual(['receipt', 'autoSuspended', 'planEnded'])
  })

  it('is not charged again by being let in again, but can resume with the same card', async () => {
    const { member } = await store.buy('basic-monthly')
    const { id, expiresAt } = await lineOf(member)
    await suspend(member)
    expect(await change(member, 'lift')).toMatchObject({ ok: true })
    expect(await lineOf(member)).toMatchObject({ state: 'stopped' })
    const as = await store.mustCall(userLogin, { email: member.email, password: member.password })
    const { subscription } = await store.mustCall(paymentResumeAuto, { subscriptionId: id }, { as })
    expect(subscription).toMatchObject({
      label: 'active',
      next: { at: expiresAt.toISOString(), amount: 30_000 },
    })
    await passUntilExpiry(member, { hoursBefore: 12 })
    await store.runJobs()
    await passUntilExpiry(member)
    await store.runJobs()
    expect(await keptWon(await store.payerOf(member))).toBe(60_000)
    expect(await mailKindsOf(member)).toEqual(['receipt', 'autoSuspended', 'renewalSoon', 'receipt'])
  })

  it('while a card that was refused is tried again is not tried any more', async () => {
    const { member } = await store.buy('basic-monthly', TEST_CARDS.refusedLater)
    await passUntilExpiry(member)
    await store.runJobs()
    expect(await lineOf(member)).toMatchObject({ state: 'pastDue', failedRenewals: 1 })
    await suspend(member)
    await passAYear()
    expect(await lineOf(member)).toMatchObject({ state: 'expired', failedRenewals: 1, hasCard: false })
  })

  it('while a renewal was on its way whose answer is lost gets all of it back', async () => {
    const { member } = await store.buy('basic-monthly')
    await passUntilExpiry(member)
    await store.gateway.fail({ kind: 'drop-after', path: '/v1/billing/*', call: 1 })
    await job('renewSubscriptions')
    await suspend(member)
    await passAYear()
    expect(await paymentsOf(await store.payerOf(member))).toMatchObject([
      { capturedWon: 30_000, canceledWon: 0 },
      { capturedWon: 30_000, canceledWon: 30_000 },
    ])
  })

  it('at the very moment of a renewal has either the month that was paid for or the money', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => store.buy('basic-monthly')))
    for (const { member } of buyers) {
      const left = await msUntilExpiry(member)
      if (left > 0) await store.pass({ seconds: Math.ceil(left / 1000) + 1 })
    }
    await Promise.all([
      job('renewSubscriptions'),
      ...buyers.map(({ member }) => suspend(member)),
      job('renewSubscriptions'),
    ])
    for (const { member } of buyers) expect(['active', 'pastDue']).not.toContain((await lineOf(member)).state)
    await passAYear()
    for (const { member } of buyers) {
      const payerId = await store.payerOf(member)
      const { periods } = await store.services.repositories.standings.load(payerId)
      expect(await keptWon(payerId)).toBe(30_000 * periods.length)
      expect(periods.length).toBeLessThanOrEqual(2)
    }
  })

  it('with a window of the gateway still open can pay for nothing any more', async () => {
    const member = await store.member()
    const param = await store.order(member, 'basic-monthly')
    await suspend(member)
    const answer = await store.call(paymentConfirm, param, { as: member })
    expect(answer).toMatchObject({ ok: false })
    // Let in again, an old tab finds its order over.
    await change(member, 'lift')
    expect(await store.call(paymentConfirm, param, { as: await store.again(member) })).toMatchObject({
      reason: { problem: 'payment.orderOver' },
    })
    expect(await paymentsOf(await store.payerOf(member))).toEqual([])
  })

  it('after a payment was sent that never arrived is not asked for it again', async () => {
    const member = await store.member()
    const param = await store.order(member, 'basic-monthly')
    await store.gateway.fail({ kind: 'drop-before', path: '/v1/billing/*', call: 1 })
    await store.call(paymentConfirm, param, { as: member })
    await store.gateway.fail()
    await suspend(member)
    for (let minute = 0; minute < 15; minute += 1) {
      await store.pass({ minutes: 1 })
      await job('lookUpOrders')
    }
    const payerId = await store.payerOf(member)
    expect(await paymentsOf(payerId)).toEqual([])
    const { rows } = await store.pool.query('select state from orders where payer_id = $1', [payerId])
    expect(rows).toEqual([{ state: 'failed' }])
  })

  it('and leaves at the same moment is not waited for in a circle', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { member } = await store.buy('basic-monthly')
      const payerId = await store.payerOf(member)
      const [suspended, left] = await Promise.all([
        change(member, 'suspend'),
        store.call(userWithdraw, { password: member.password }, { as: member }),
      ])
      for (const answer of [suspended, left])
        if (!answer.ok) expect(['NOT_FOUND', 'SESSION_REVOKED']).toContain(answer.code)
      const { subscription } = await store.services.repositories.standings.load(payerId)
      expect(subscription).toMatchObject({ state: 'stopped' })
    }
  })
})

describe('a renewal that falls due for somebody suspended', () => {
  it('is not announced and not charged, and ends the line', async () => {
    const { member } = await store.buy('standard-monthly')
    await suspendOnly(member)
    await passUntilExpiry(member, { hoursBefore: 12 })
    await store.runJobs()
    expect(await mailKindsOf(member)).toEqual(['receipt'])
    await passUntilExpiry(member)
    await Promise.all([store.runJobs(), store.runJobs()])
    expect(await lineOf(member)).toMatchObject({ state: 'ended', hasCard: false })
    expect(await paymentsOf(await store.payerOf(member))).toHaveLength(1)
    expect(await mailKindsOf(member)).toEqual(['receipt', 'planEnded'])
  })

  it('after a refund that was open at the time came to nothing is not charged either', async () => {
    const { member, orderId } = await store.buy('basic-monthly')
    await store.mustCall(paymentRefundRequest, { paymentId: orderId, reason: '' }, { as: member })
    await suspend(member)
    await store.pass({ days: 2 })
    const rejection = { paymentId: orderId, reason: '사용함' }
    await store.mustCall(adminRefundReject, rejection, { as: await store.again(admin) })
    await passUntilExpiry(member, { hoursBefore: 12 })
    await store.runJobs()
    await passUntilExpiry(member)
    await passAYear()
    expect(await lineOf(member)).toMatchObject({ state: 'ended' })
    expect(await paymentsOf(await store.payerOf(member))).toHaveLength(1)
    expect(await mailKindsOf(member)).not.toContain('renewalSoon')
  })
})
