import { paymentRefundRequest, paymentSubscription } from '@pandok/protocol'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { changeRefund } from '#payment/changeRefund.ts'
import { withPayerLock } from '#payment/withPayerLock.ts'
import type { TestMember } from '#testkit/createPeople.ts'
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

const CANCEL = '/v1/payments/*/cancel'

/** Bought, asked back, and approved by as many as it takes. */
async function approvedRefund() {
  const { member, orderId } = await store.buy('basic-monthly')
  await store.mustCall(paymentRefundRequest, { paymentId: orderId, reason: '필요 없음' }, { as: member })
  await approve(member)
  return { member, orderId }
}

const approve = async (member: TestMember) =>
  withPayerLock(store.payment, await store.payerOf(member), async (locked) => {
    for (const refund of locked.standing.refunds)
      await changeRefund(store.payment, locked, refund, { type: 'approve', adminId: 'mem_admin' })
  })

const refundOf = async (member: TestMember) =>
  (
    await store.pool.query<{ state: string; attempt: number }>(
      "select state, (lines -> 0 ->> 'attempt')::int as attempt from refunds where payer_id = $1",
      [await store.payerOf(member)],
    )
  ).rows[0]

const paymentAt = async (orderId: string) =>
  (await store.gateway.ledger()).payments.find((payment) => payment.orderId === orderId)

const keysOf = async () =>
  (await store.gateway.calls())
    .filter(({ path }) => path.endsWith('/cancel'))
    .map(({ idempotencyKey }) => idempotencyKey)

it('returns what was approved, ends the plan and says so', async () => {
  const { member, orderId } = await approvedRefund()
  await store.runJobs()
  expect(await refundOf(member)).toMatchObject({ state: 'completed' })
  expect(await paymentAt(orderId)).toMatchObject({ capturedWon: 30_000, canceledWon: 30_000 })
  const { subscription } = await store.mustCall(paymentSubscription, undefined, { as: member })
  expect(subscription).toMatchObject({ label: 'refundCompleted' })
  expect((await store.mailsTo(member.email)).map(({ kind }) => kind).slice(-2)).toEqual([
    'refundRequested',
    'refundCompleted',
  ])
})

it('returns it once, however many servers do it at the same moment', async () => {
  const { member, orderId } = await approvedRefund()
  await Promise.all(Array.from({ length: 8 }, () => store.runJobs()))
  await store.runJobs()
  expect(await refundOf(member)).toMatchObject({ state: 'completed' })
  expect(await paymentAt(orderId)).toMatchObject({ canceledWon: 30_000 })
})

it.each(['drop-before', 'drop-after', 'truncate-body', 'http-500-after'])(
  'finishes a cancel that met %s, and returns it once',
  async (kind) => {
    const { member, orderId } = await approvedRefund()
    await store.gateway.fail({ kind, path: CANCEL, call: 1 })
    await store.runJobs()
    for (let minute = 0; minute < 5; minute += 1) {
      await store.pass({ minutes: 1 })
      await store.runJobs()
    }
    expect(await refundOf(member)).toMatchObject({ state: 'completed' })
    expect(await paymentAt(orderId)).toMatchObject({ canceledWon: 30_000 })
  },
)

it('(c) 24: keeps the case open when the gateway refuses, and tries again with a key of its own, ever less often', async () => {
  await store.gateway.reset()
  const { member, orderId } = await approvedRefund()
  await store.gateway.fail({ kind: 'refuse', path: CANCEL, code: 'FAILED_REFUND_PROCESS' })
  for (let minute = 0; minute < 15; minute += 1) {
    await store.runJobs()
    await store.pass({ minutes: 1 })
  }
  const keys = await keysOf()
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toHaveLength(4)
  const { subscription } = await store.mustCall(paymentSubscription, undefined, {
    as: await store.again(member),
  })
  expect(subscription).toMatchObject({ label: 'refundRequested' })
  await store.gateway.fail()
  await store.pass({ hours: 1 })
  await store.runJobs()
  expect(await refundOf(member)).toMatchObject({ state: 'completed' })
  expect(await paymentAt(orderId)).toMatchObject({ canceledWon: 30_000 })
})
