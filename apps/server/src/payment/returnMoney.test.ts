import { adminRefundComplete, paymentRefundQuote, paymentRefundRequest } from '@pandok/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestTill, type TestTill } from '#testkit/startTestTill.ts'

let store: TestTill
let admin: { authToken: string }
beforeAll(async () => {
  store = await startTestTill()
  const member = await store.member()
  await store.pool.query("update members set role = 'admin' where id = $1", [member.user.id])
  admin = await store.again(member)
})
afterAll(() => store.stop())

async function asked() {
  const member = await store.member()
  const { payment } = await store.buy(member, 'basic-monthly')
  const { id: paymentId } = payment
  // Used for a minute, so that a part is kept: one cancel too many would show.
  await store.services.repositories.standings.noteUse(await store.payerOf(member), 'tier', store.clock.now())
  store.clock.advance({ seconds: 1 })
  const { quote } = await store.mustCall(paymentRefundQuote, { paymentId }, { as: member })
  await store.mustCall(paymentRefundRequest, { paymentId, reason: '' }, { as: member })
  return { member, paymentId, refundWon: quote.total }
}

const atGateway = async (orderId: string) =>
  (await store.gateway.ledger()).payments.find((payment) => payment.orderId === orderId)

it('(c) 23: 100 approvals of one refund at once cancel once, with the balance that was quoted', async () => {
  const { member, paymentId, refundWon } = await asked()
  expect(refundWon).toBeGreaterThan(28_000)
  expect(refundWon).toBeLessThan(30_000)
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => store.call(adminRefundComplete, { paymentId }, { as: admin })),
  )
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0)
  expect(await atGateway(paymentId)).toMatchObject({ capturedWon: 30_000, canceledWon: refundWon })
  expect(await store.heldWon(paymentId)).toBe(30_000 - refundWon)
  const cancels = (await store.gateway.calls()).filter(
    ({ path, status, isReplay }) => path.endsWith('/cancel') && status === 200 && !isReplay,
  )
  expect(cancels).toHaveLength(1)
  expect((await store.standing(member)).subscription).toMatchObject({ label: 'refundCompleted' })
  const mails = await store.mailsTo(member.email)
  expect(mails.filter(({ kind }) => kind === 'refundCompleted')).toHaveLength(1)
})

it('(c) 25: what an operator canceled in two steps is completed by its balance, whatever its status says', async () => {
  const { member, paymentId, refundWon } = await asked()
  const { gateway } = store.gateway
  const found = await gateway.lookUp(paymentId)
  if (!found || !('payment' in found)) throw new Error('Nothing was paid.')
  const { paymentKey } = found.payment
  const first = { paymentKey, reason: '상담', amountWon: 10_000 }
  await gateway.cancel(first, 'by-hand-1')
  const answer = await gateway.cancel({ ...first, amountWon: refundWon - 10_000 }, 'by-hand-2')
  expect(answer).toMatchObject({ payment: { status: 'PARTIAL_CANCELED', balanceWon: 30_000 - refundWon } })
  await store.mustCall(adminRefundComplete, { paymentId }, { as: admin })
  expect((await store.standing(member)).subscription).toMatchObject({ label: 'refundCompleted' })
  expect(await atGateway(paymentId)).toMatchObject({ canceledWon: refundWon })
  expect(await store.heldWon(paymentId)).toBe(30_000 - refundWon)
})
