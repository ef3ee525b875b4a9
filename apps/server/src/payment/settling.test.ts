import { PLANS } from '@pandok/domain'
import {
  paymentConfirm,
  paymentPrepare,
  paymentRefundRequest,
  paymentRefundWithdraw,
  paymentStopAuto,
} from '@pandok/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestTill, type TestTill } from '#testkit/startTestTill.ts'

const BUYERS = 12
const TURNS = 4
const FAULTS = ['drop-before', 'drop-after', 'http-500-after', 'truncate-body'] as const

let store: TestTill
beforeAll(async () => {
  store = await startTestTill()
})
afterAll(() => store.stop())

/** An impatient member with several tabs, on a connection that loses every fourth answer. */
async function shop(member: TestMember, choices: readonly number[]): Promise<void> {
  const as = { as: member }
  for (const choice of choices) {
    const { id: planId } = PLANS[choice % PLANS.length] ?? PLANS[0]
    const prepared = await store.call(paymentPrepare, { planId, autoRenew: choice % 2 === 0 }, as)
    if (prepared.ok) {
      const { param } = await store.passWindow(prepared.result)
      await Promise.all(Array.from({ length: 3 }, () => store.call(paymentConfirm, param, as)))
      const paymentId = param.orderId
      if (choice % 3 === 0) await store.call(paymentRefundRequest, { paymentId, reason: '' }, as)
      if (choice % 6 === 0) await store.call(paymentRefundWithdraw, { paymentId }, as)
    }
    const { subscription } = await store.standing(member)
    if (subscription && choice % 5 === 0)
      await store.call(paymentStopAuto, { subscriptionId: subscription.id }, as)
  }
}

async function settle() {
  await store.gateway.fail()
  for (let round = 0; round < 6; round += 1) {
    await store.pass({ minutes: 5 })
    await store.runJobs()
  }
}

const count = async (sql: string) =>
  (await store.pool.query<{ count: number }>(`select count(*)::int as count ${sql}`)).rows[0]?.count

it('I1, I3: whatever is lost on the way, the books and the gateway agree once all is settled', async () => {
  const [choices = []] = fc.sample(
    fc.array(fc.array(fc.nat({ max: 29 }), { minLength: TURNS, maxLength: TURNS }), {
      minLength: BUYERS,
      maxLength: BUYERS,
    }),
    { numRuns: 1, seed: 20_261_115 },
  )
  const members: TestMember[] = []
  for (let made = 0; made < BUYERS; made += 1) members.push(await store.member())
  await store.gateway.fail(
    ...FAULTS.map((kind, seed) => ({ kind, path: '/v1/*/*', probability: 0.07, seed: seed + 1 })),
    ...FAULTS.map((kind, seed) => ({ kind, path: '/v1/payments/*/*', probability: 0.05, seed: seed + 9 })),
  )
  let isShopping = true
  const jobs = (async () => {
    while (isShopping) await store.runJobs()
  })()
  await Promise.all(members.map((member, index) => shop(member, choices[index] ?? [])))
  isShopping = false
  await jobs
  expect(await count("from orders where state = 'paid'")).toBeGreaterThan(BUYERS)
  await settle()
  expect(await count("from orders where state in ('confirming', 'unknown') or voiding = 'due'")).toBe(0)
  // Without a repeated attempt nothing would have been lost, and the test would prove nothing.
  expect(await count('from payment_ops where attempts > 1')).toBeGreaterThan(0)
  expect(await store.ledgerWon()).toBe((await store.gateway.ledger()).balanceWon)
  expect(await count('from periods')).toBe(
    await count("from orders where state = 'paid' and voiding = 'none'"),
  )
  const { payments } = await store.gateway.ledger()
  for (const { orderId, capturedWon, canceledWon } of payments)
    expect(await store.heldWon(orderId), orderId).toBe(capturedWon - canceledWon)
})
