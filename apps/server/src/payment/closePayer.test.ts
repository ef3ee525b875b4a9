import { paymentHistory, paymentPrepare, paymentRefundRequest, userWithdraw } from '@pandok/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestTill, type TestTill } from '#testkit/startTestTill.ts'

let store: TestTill
beforeAll(async () => {
  store = await startTestTill()
})
afterEach(async () => {
  await store.gateway.fail()
  expect(await store.ledgerWon()).toBe((await store.gateway.ledger()).balanceWon)
})
afterAll(() => store.stop())

const everything = async (table: string) => {
  const { rows } = await store.pool.query<{ row: string }>(`select t::text as row from ${table} as t`)
  return rows.map(({ row }) => row).join('\n')
}

it('keeps the payments of a member who withdraws without saying whose they were', async () => {
  const member = await store.member({ name: '나가는 사람' })
  const { payment } = await store.buy(member, 'basic-monthly')
  const payerId = await store.payerOf(member)
  await store.mustCall(userWithdraw, { password: member.password }, { as: member })
  expect(await store.heldWon(payment.id)).toBe(30_000)
  expect(await store.services.repositories.payers.find(payerId)).toMatchObject({ memberId: null })
  for (const table of [
    'payers',
    'orders',
    'payments',
    'payment_ops',
    'payment_history',
    'ledger_transactions',
  ]) {
    const text = await everything(table)
    for (const personal of [member.user.id, member.email, member.name, member.phone])
      expect(text, table).not.toContain(personal)
  }
})

it('charges nobody who has withdrawn, and gives the card up', async () => {
  const member = await store.member()
  await store.buy(member, 'basic-monthly')
  const payerId = await store.payerOf(member)
  await store.mustCall(userWithdraw, { password: member.password }, { as: member })
  const chargedBefore = (await store.gateway.ledger()).payments.length
  for (let month = 0; month < 13; month += 1) {
    await store.pass({ days: 31 })
    await store.runJobs()
  }
  expect((await store.gateway.ledger()).payments).toHaveLength(chargedBefore)
  const { subscription } = await store.services.repositories.standings.load(payerId)
  expect(subscription).toMatchObject({ state: 'ended', hasCard: false })
  expect(await store.services.repositories.billingCards.findCurrent(payerId)).toBeNull()
})

it('leaves a refund open that was asked for before', async () => {
  const member = await store.member()
  const { payment } = await store.buy(member, 'standard-monthly')
  const as = { as: member }
  await store.mustCall(paymentRefundRequest, { paymentId: payment.id, reason: '그만둡니다.' }, as)
  const payerId = await store.payerOf(member)
  await store.mustCall(userWithdraw, { password: member.password }, as)
  const { refunds } = await store.services.repositories.standings.load(payerId)
  expect(refunds).toMatchObject([{ state: 'requested' }])
})

it('gives whoever joins again with the same address nothing of it', async () => {
  const member = await store.member()
  await store.buy(member, 'sheet-1-yearly')
  await store.mustCall(userWithdraw, { password: member.password }, { as: member })
  const again = await store.member({ email: member.email })
  expect(await store.mustCall(paymentHistory, {}, { as: again })).toMatchObject({ total: 0 })
  expect((await store.standing(again)).sheets).toEqual([])
})

it('tells whoever orders for the first time while they leave that the session has ended', async () => {
  const member = await store.member()
  const leaving = await store.pool.connect()
  await leaving.query('begin')
  await leaving.query('delete from members where id = $1', [member.user.id])
  const ordering = store.call(paymentPrepare, { planId: 'basic-monthly' }, { as: member })
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await store.pool.query(waiting)).rowCount).toBe(1)
  await leaving.query('commit')
  leaving.release()
  expect(await ordering).toMatchObject({ ok: false, code: 'SESSION_REVOKED' })
  expect(await store.payerOf(member)).toBe('')
})

describe('a purchase and a withdrawal that meet: whoever leaves while a payment is being confirmed', () => {
  const PENDING = { ok: false, code: 'BAD_REQUEST', reason: { problem: 'payment.orderPending' } }
  type Member = Awaited<ReturnType<TestTill['member']>>
  const leave = (member: Member) => store.call(userWithdraw, { password: member.password }, { as: member })
  const heldOf = async (orderId: string) => {
    const payment = (await store.gateway.ledger()).payments.find((each) => each.orderId === orderId)
    return payment ? payment.capturedWon - payment.canceledWon : 0
  }
  const periodsOf = async (payerId: string) =>
    (await store.services.repositories.standings.load(payerId)).periods
  const untilAsked = async (orderId: string) => {
    await expect
      .poll(async () => (await store.services.repositories.orders.find(orderId))?.state)
      .toBe('confirming')
  }

  it('waits for its end, and then leaves like anybody else', async () => {
    const member = await store.member()
    const ordered = await store.order(member, 'sheet-1-yearly')
    await store.gateway.fail({ kind: 'delay', path: '/v1/payments/confirm' })
    const confirming = store.confirm(member, ordered)
    await untilAsked(ordered.checkout.orderId)
    expect(await leave(member)).toMatchObject(PENDING)
    await store.gateway.fail()
    expect(await confirming).toMatchObject({ ok: true })
    const payerId = await store.payerOf(member)
    expect(await leave(member)).toMatchObject({ ok: true })
    expect(await periodsOf(payerId)).toHaveLength(1)
    expect(await heldOf(ordered.checkout.orderId)).toBe(ordered.checkout.amount)
  })

  it.each([
    ['sheet-1-yearly', '/v1/payments/confirm'],
    ['basic-monthly', '/v1/billing/*'],
  ] as const)(
    'is not held once %s can not come through any more, and gets back what did',
    async (planId, path) => {
      const member = await store.member()
      const ordered = await store.order(member, planId)
      const { orderId, amount } = ordered.checkout
      await store.gateway.fail({ kind: 'drop-after', path, call: 1 })
      await store.confirm(member, ordered)
      await store.gateway.fail()
      const payerId = await store.payerOf(member)
      expect(await leave(member)).toMatchObject(PENDING)
      expect(await heldOf(orderId)).toBe(amount)
      await store.pass({ minutes: 10 })
      expect(await leave(member)).toMatchObject({ ok: true })
      await store.runJobs()
      await store.runJobs()
      expect(await heldOf(orderId)).toBe(0)
      expect(await store.heldWon(orderId)).toBe(0)
      expect(await periodsOf(payerId)).toEqual([])
      expect(await store.services.repositories.billingCards.findCurrent(payerId)).toBeNull()
    },
  )

  it('in the same moment has bought something or has paid nothing, on parallel connections', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async (_none, index) => {
        const member = await store.member()
        const ordered = await store.order(member, index % 2 === 0 ? 'basic-monthly' : 'sheet-1-yearly')
        const payerId = await store.payerOf(member)
        const [confirmed, left] = await Promise.all([store.confirm(member, ordered), leave(member)])
        return { ordered, payerId, confirmed, left }
      }),
    )
    await store.pass({ minutes: 11 })
    await store.runJobs()
    await store.runJobs()
    for (const { ordered, payerId, confirmed, left } of outcomes) {
      if (!left.ok) expect(left).toMatchObject(PENDING)
      expect(confirmed.ok || left.ok).toBe(true)
      const { orderId, amount } = ordered.checkout
      const isBought = confirmed.ok
      expect(await periodsOf(payerId)).toHaveLength(isBought ? 1 : 0)
      expect(await heldOf(orderId)).toBe(isBought ? amount : 0)
    }
  })
})
