import { paymentRefundRequest, paymentStopAuto, paymentSubscription, userWithdraw } from '@pandok/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeRefund } from '#payment/changeRefund.ts'
import { withPayerLock } from '#payment/withPayerLock.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { silentLog } from '#testkit/silentLog.ts'
import { TEST_CARDS } from '#testkit/startTestGateway.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'
import { paymentJobs } from './paymentJobs.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterEach(async () => {
  await store.gateway.fail()
  expect(await store.ledgerWon()).toBe((await store.gateway.ledger()).balanceWon)
})
afterAll(() => store.stop())

async function lineOf(member: TestMember) {
  const { subscription } = await store.mustCall(paymentSubscription, undefined, {
    as: await store.again(member),
  })
  if (!subscription) throw new Error('There is no subscription.')
  return subscription
}

const periodsOf = async (member: TestMember) =>
  (
    await store.pool.query<{ starts_at: Date; ends_at: Date }>(
      'select starts_at, ends_at from periods where payer_id = $1 order by starts_at',
      [await store.payerOf(member)],
    )
  ).rows

const mailKindsOf = async (member: TestMember) => (await store.mailsTo(member.email)).map(({ kind }) => kind)

const daysUntil = (time: string) => (new Date(time).getTime() - store.clock.now().getTime()) / 86_400_000

/** To a second after that time, so that what falls due then is due. */
const passUntil = async (time: string) => store.pass({ seconds: Math.ceil(daysUntil(time) * 86_400) + 1 })

const chargesOf = async (member: TestMember) => {
  const { rows } = await store.pool.query<{ id: string }>('select id from orders where payer_id = $1', [
    await store.payerOf(member),
  ])
  const ids = rows.map(({ id }) => id)
  return (await store.gateway.ledger()).payments.filter(({ orderId }) => ids.includes(orderId))
}

describe('a renewal', () => {
  it('(c) 14: is charged at the expiry, without gap or overlap, for a year of months', async () => {
    const { member } = await store.buy('basic-monthly')
    for (let month = 1; month <= 12; month += 1) {
      await passUntil((await lineOf(member)).expiresAt)
      await store.runJobs()
      await store.runJobs()
    }
    const periods = await periodsOf(member)
    expect(periods).toHaveLength(13)
    for (const [index, { starts_at }] of periods.entries()) {
      if (index > 0) expect(starts_at).toEqual(periods[index - 1]?.ends_at)
    }
    expect(await chargesOf(member)).toHaveLength(13)
    expect(await lineOf(member)).toMatchObject({ label: 'active', autoRenew: true })
  })

  it('is charged once by several servers at the same moment', async () => {
    const { member } = await store.buy('standard-monthly')
    await passUntil((await lineOf(member)).expiresAt)
    const servers = Array.from({ length: 5 }, () => paymentJobs(store.payment, silentLog))
    await Promise.all(servers.flatMap((jobs) => jobs.map(({ run }) => run(store.clock.now()))))
    expect(await chargesOf(member)).toHaveLength(2)
    expect(await periodsOf(member)).toHaveLength(2)
    expect(await mailKindsOf(member)).toEqual(['receipt', 'receipt'])
  })

  it('whose answer is lost is found again and charged once', async () => {
    const { member } = await store.buy('basic-monthly')
    await passUntil((await lineOf(member)).expiresAt)
    await store.gateway.fail({ kind: 'drop-after', path: '/v1/billing/*', call: 1 })
    await store.runJobs()
    expect(await lineOf(member)).toMatchObject({ label: 'active' })
    await store.pass({ seconds: 30 })
    await store.runJobs()
    expect(await periodsOf(member)).toHaveLength(2)
    expect(await chargesOf(member)).toHaveLength(2)
  })

  it('is announced seven days and one day before, once each', async () => {
    const { member } = await store.buy('basic-monthly')
    const { expiresAt } = await lineOf(member)
    const soon = async () =>
      (await store.mailsTo(member.email))
        .filter(({ kind }) => kind === 'renewalSoon')
        .map(({ values }) => [values['count'], values['renewsAt'], values['amountWon']])
    await store.pass({ days: 10 })
    await store.runJobs()
    expect(await soon()).toEqual([])
    await store.pass({ hours: (daysUntil(expiresAt) - 7) * 24 + 1 })
    await store.runJobs()
    await store.runJobs()
    expect(await soon()).toEqual([[7, expiresAt, 30_000]])
    await store.pass({ days: 6 })
    await store.runJobs()
    await store.runJobs()
    expect(await soon()).toEqual([
      [7, expiresAt, 30_000],
      [1, expiresAt, 30_000],
    ])
  })
})

describe('a card that is refused', () => {
  it('(c) 19: is tried again on days 1, 3 and 5, and then the plan ends', async () => {
    const { member } = await store.buy('basic-monthly', TEST_CARDS.refusedLater)
    await passUntil((await lineOf(member)).expiresAt)
    const attempts: number[] = []
    for (let day = 0; day <= 8; day += 1) {
      await store.runJobs()
      await store.runJobs()
      const { rows } = await store.pool.query<{ n: number }>(
        "select count(*)::int as n from orders where payer_id = $1 and kind = 'renew'",
        [await store.payerOf(member)],
      )
      attempts.push(rows[0]?.n ?? 0)
      await store.pass({ days: 1 })
    }
    expect(attempts).toEqual([1, 2, 2, 3, 3, 4, 4, 4, 4])
    expect(await lineOf(member)).toMatchObject({ label: 'expired' })
    expect(await mailKindsOf(member)).toEqual([
      'receipt',
      'renewalFailed',
      'renewalFailed',
      'renewalFailed',
      'planUnpaid',
    ])
    expect(await chargesOf(member)).toHaveLength(1)
  })

  it('(c) 19: because it was stolen is not tried again, and is deleted', async () => {
    const { member } = await store.buy('basic-monthly', TEST_CARDS.stolenLater)
    await passUntil((await lineOf(member)).expiresAt)
    await store.runJobs()
    expect(await lineOf(member)).toMatchObject({ label: 'expired' })
    await store.pass({ days: 2 })
    await store.runJobs()
    const { rows } = await store.pool.query(
      "select state from orders where payer_id = $1 and kind = 'renew'",
      [await store.payerOf(member)],
    )
    expect(rows).toEqual([{ state: 'failed' }])
    const { rows: cards } = await store.pool.query(
      'select sealed, deleted_at is not null as "isDeleted" from billing_cards where payer_id = $1',
      [await store.payerOf(member)],
    )
    expect(cards).toEqual([{ sealed: Buffer.alloc(0), isDeleted: true }])
  })
})

describe('who has stopped', () => {
  it('(c) 15: uses it until the expiry, and is not charged in the 13 months after', async () => {
    const { member } = await store.buy('basic-monthly')
    const { id, expiresAt } = await lineOf(member)
    await store.mustCall(paymentStopAuto, { subscriptionId: id }, { as: await store.again(member) })
    await store.pass({ seconds: Math.floor(daysUntil(expiresAt) * 86_400) - 1 })
    await store.runJobs()
    expect(await lineOf(member)).toMatchObject({ label: 'stopped' })
    await store.pass({ seconds: 2 })
    expect(await lineOf(member)).toMatchObject({ label: 'ended' })
    for (let month = 0; month < 13; month += 1) {
      await store.runJobs()
      await store.pass({ days: 31 })
    }
    expect(await chargesOf(member)).toHaveLength(1)
    const { rows } = await store.pool.query('select state from subscriptions where id = $1', [id])
    expect(rows).toEqual([{ state: 'ended' }])
    expect(await mailKindsOf(member)).toEqual(['receipt', 'autoStopped', 'planEnded'])
  })

  it('(c) 17: while a renewal was on its way whose answer is lost gets all of it back', async () => {
    const { member } = await store.buy('basic-monthly')
    const { id, expiresAt } = await lineOf(member)
    await passUntil(expiresAt)
    await store.gateway.fail({ kind: 'drop-after', path: '/v1/billing/*', call: 1 })
    const [renewals] = paymentJobs(store.payment, silentLog).filter(
      ({ name }) => name === 'renewSubscriptions',
    )
    await renewals?.run(store.clock.now())
    await store.mustCall(paymentStopAuto, { subscriptionId: id }, { as: await store.again(member) })
    await store.pass({ minutes: 1 })
    await store.runJobs()
    expect(await chargesOf(member)).toMatchObject([
      { capturedWon: 30_000, canceledWon: 0 },
      { capturedWon: 30_000, canceledWon: 30_000 },
    ])
    expect((await lineOf(member)).label).toBe('expired')
  })

  it('by leaving altogether is never charged again', async () => {
    const { member } = await store.buy('basic-monthly')
    const payer = await store.payerOf(member)
    await store.mustCall(userWithdraw, { password: member.password }, { as: member })
    await store.pass({ days: 40 })
    await store.runJobs()
    const { rows } = await store.pool.query('select kind, state from orders where payer_id = $1', [payer])
    expect(rows).toEqual([{ kind: 'new', state: 'paid' }])
  })

  it('by leaving while a refund was open is not charged once that is rejected', async () => {
    const { member, orderId } = await store.buy('basic-monthly')
    const payer = await store.payerOf(member)
    await store.mustCall(paymentRefundRequest, { paymentId: orderId, reason: '필요 없음' }, { as: member })
    await store.mustCall(userWithdraw, { password: member.password }, { as: member })
    await store.pass({ days: 3 })
    await store.runJobs()
    await withPayerLock(store.payment, payer, async (locked) => {
      for (const refund of locked.standing.refunds)
        await changeRefund(store.payment, locked, refund, { type: 'reject', reason: '-', now: locked.now })
    })
    await store.pass({ days: 40 })
    await store.runJobs()
    const { rows } = await store.pool.query('select kind, state from orders where payer_id = $1', [payer])
    expect(rows).toEqual([{ kind: 'new', state: 'paid' }])
    const { rows: lines } = await store.pool.query('select state from subscriptions where payer_id = $1', [
      payer,
    ])
    expect(lines).not.toEqual([{ state: 'active' }])
  })
})
