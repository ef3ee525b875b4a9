import type { PlanId } from '@pandok/domain'
import { paymentConfirm, paymentHistory, paymentPrepare, paymentSubscription } from '@pandok/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterEach(async () => {
  await store.gateway.fail()
  expect(await store.ledgerWon()).toBe((await store.gateway.ledger()).balanceWon)
})
afterAll(() => store.stop())

const CONFIRM = '/v1/payments/confirm'

const confirmUnder = (...faults: object[]) => buyUnder('sheet-1-yearly', ...faults)

async function buyUnder(planId: PlanId, ...faults: object[]) {
  const member = await store.member()
  const param = await store.order(member, planId)
  await store.gateway.fail(...faults)
  const { payment } = await store.mustCall(paymentConfirm, param, { as: member })
  return { member, param, status: payment.status }
}

const statusOf = async (orderId: string) =>
  (await store.pool.query<{ state: string }>('select state from orders where id = $1', [orderId])).rows[0]
    ?.state

const capturesOf = async (orderId: string) =>
  (await store.gateway.ledger()).payments.filter((payment) => payment.orderId === orderId)

describe('an order whose outcome is open', () => {
  it('(c) 8: with a capture whose answer is lost is paid at the first look, and captured once', async () => {
    const { param, status, member } = await confirmUnder({ kind: 'drop-after', path: CONFIRM, call: 1 })
    expect(status).toBe('pending')
    await store.runJobs()
    expect(await statusOf(param.orderId)).toBe('unknown')
    await store.pass({ seconds: 21 })
    await store.runJobs()
    expect(await statusOf(param.orderId)).toBe('paid')
    expect(await capturesOf(param.orderId)).toHaveLength(1)
    const { items } = await store.mustCall(paymentHistory, {}, { as: member })
    expect(items).toMatchObject([{ id: param.orderId, status: 'paid', amount: 200_000 }])
  })

  it('(c) 9: that never arrived is sent again under the same key', async () => {
    const { param } = await confirmUnder({ kind: 'drop-before', path: CONFIRM, call: 1 })
    await store.pass({ seconds: 21 })
    await store.runJobs()
    expect(await statusOf(param.orderId)).toBe('paid')
    expect(await capturesOf(param.orderId)).toHaveLength(1)
    const keys = (await store.gateway.calls())
      .filter(({ path, idempotencyKey }) => path === CONFIRM && idempotencyKey?.includes(param.orderId))
      .map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('(c) 10: because of PROVIDER_ERROR, a 400, is looked up and not given up', async () => {
    const { param, status } = await confirmUnder({
      kind: 'refuse',
      path: CONFIRM,
      call: 1,
      code: 'PROVIDER_ERROR',
    })
    expect(status).toBe('pending')
    await store.pass({ seconds: 21 })
    await store.runJobs()
    // The gateway repeats itself under the key, so that only the end of its own time decides.
    expect(await statusOf(param.orderId)).toBe('unknown')
    await store.pass({ minutes: 11 })
    await store.runJobs()
    expect(await statusOf(param.orderId)).toBe('failed')
    expect(await capturesOf(param.orderId)).toHaveLength(0)
  })

  it('while the gateway is away stays open, and settles when it is back', async () => {
    const { param } = await confirmUnder({ kind: 'drop-after', path: CONFIRM, call: 1 })
    await store.gateway.fail({ kind: 'drop-before', path: '*' })
    for (let minute = 0; minute < 3; minute += 1) {
      await store.pass({ minutes: 1 })
      await store.runJobs()
    }
    expect(await statusOf(param.orderId)).toBe('unknown')
    await store.gateway.fail()
    await store.runJobs()
    expect(await statusOf(param.orderId)).toBe('paid')
  })

  it('that never arrives is given up after ten minutes, and watched for a day', async () => {
    const { param, member } = await buyUnder('basic-monthly', { kind: 'drop-before', path: '/v1/billing/*' })
    await store.pass({ minutes: 11 })
    await store.gateway.fail()
    await store.runJobs()
    expect(await statusOf(param.orderId)).toBe('failed')
    const reasonOf = async () =>
      (await store.pool.query('select reason from orders where id = $1', [param.orderId])).rows[0]?.reason
    await store.pass({ hours: 23 })
    await store.runJobs()
    expect(await reasonOf()).toBe('noAnswer')
    await store.pass({ hours: 2 })
    await store.runJobs()
    expect(await reasonOf()).toBe('neverCarriedOut')
    expect(await capturesOf(param.orderId)).toHaveLength(0)
    const { pending } = await store.mustCall(paymentSubscription, undefined, {
      as: await store.again(member),
    })
    expect(pending).toEqual([])
  })

  it('is settled once by several jobs at the same moment', async () => {
    const { param } = await confirmUnder({ kind: 'drop-after', path: CONFIRM, call: 1 })
    await store.pass({ seconds: 21 })
    await Promise.all(Array.from({ length: 6 }, () => store.runJobs()))
    expect(await statusOf(param.orderId)).toBe('paid')
    const { rows } = await store.pool.query('select 1 from periods where order_id = $1', [param.orderId])
    expect(rows).toHaveLength(1)
  })
})

describe('an order that nobody went on with', () => {
  it('is canceled after half an hour', async () => {
    const member = await store.member()
    const { orderId } = await store.mustCall(paymentPrepare, { planId: 'sheet-3-yearly' }, { as: member })
    await store.pass({ minutes: 29 })
    await store.runJobs()
    expect(await statusOf(orderId)).toBe('created')
    await store.pass({ minutes: 2 })
    await store.runJobs()
    expect(await statusOf(orderId)).toBe('canceled')
  })
})

describe('a webhook', () => {
  const receive = (orderId: string | null, id: string) =>
    store.services.repositories.webhooks.receive({ transmissionId: id, orderId }, store.clock.now())
  const waiting = async () =>
    (await store.pool.query('select 1 from webhook_inbox where handled_at is null')).rows.length

  it('(c) 11: about an order that was not paid changes nothing, whatever it says', async () => {
    const member = await store.member()
    const { orderId } = await store.order(member, 'sheet-1-yearly')
    await receive(orderId, 'tx-fake')
    await receive('ord_of_nobody', 'tx-stranger')
    await receive(null, 'tx-unreadable')
    await store.pass({ seconds: 1 })
    await store.runJobs()
    expect(await statusOf(orderId)).toBe('created')
    expect(await waiting()).toBe(0)
  })

  it('about a payment whose answer was lost settles it without waiting', async () => {
    const { param } = await confirmUnder({ kind: 'drop-after', path: CONFIRM, call: 1 })
    await receive(param.orderId, 'tx-real')
    await store.pass({ seconds: 1 })
    await store.runJobs()
    expect(await statusOf(param.orderId)).toBe('paid')
  })
})
