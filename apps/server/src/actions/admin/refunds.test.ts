import {
  adminRefundComplete,
  adminRefundReject,
  paymentRefundRequest,
  paymentSubscription,
} from '@pandok/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'

let store: TestStore
let admin: Pick<TestMember, 'authToken'>
let otherAdmin: Pick<TestMember, 'authToken'>

beforeAll(async () => {
  store = await startTestStore()
  admin = await administrator()
  otherAdmin = await administrator()
})
afterEach(async () => {
  await store.gateway.fail()
  expect(await store.ledgerWon()).toBe((await store.gateway.ledger()).balanceWon)
})
afterAll(() => store.stop())

async function administrator() {
  const member = await store.member()
  await store.pool.query("update members set role = 'admin' where id = $1", [member.user.id])
  return store.again(member)
}

async function asked(planId: 'basic-monthly' | 'sheet-1-yearly') {
  const { member, orderId } = await store.buy(planId)
  await store.mustCall(paymentRefundRequest, { paymentId: orderId, reason: '필요 없음' }, { as: member })
  return { member, paymentId: orderId }
}

const notRequested = { ok: false, code: 'BAD_REQUEST', reason: { problem: 'payment.notRequested' } }

const atGateway = async (orderId: string) =>
  (await store.gateway.ledger()).payments.find((payment) => payment.orderId === orderId)

describe('completing a refund', () => {
  it('gives the money back at once and ends the plan', async () => {
    const { member, paymentId } = await asked('basic-monthly')
    const answer = await store.mustCall(adminRefundComplete, { paymentId }, { as: admin })
    expect(answer).toMatchObject({
      approvalsMissing: 0,
      payment: { status: 'refunded', refundedAmount: 30_000 },
    })
    expect(await atGateway(paymentId)).toMatchObject({ capturedWon: 30_000, canceledWon: 30_000 })
    const { subscription } = await store.mustCall(paymentSubscription, {}, { as: member })
    expect(subscription).toMatchObject({ label: 'refundCompleted', card: null })
    expect(await store.call(adminRefundComplete, { paymentId }, { as: admin })).toEqual(notRequested)
  })

  it('takes two administrators over 100,000 won, and one twice is one', async () => {
    const { paymentId } = await asked('sheet-1-yearly')
    for (let times = 0; times < 2; times += 1) {
      expect(await store.mustCall(adminRefundComplete, { paymentId }, { as: admin })).toMatchObject({
        approvalsMissing: 1,
        payment: { status: 'refundRequested' },
      })
    }
    expect(await atGateway(paymentId)).toMatchObject({ canceledWon: 0 })
    const answer = await store.mustCall(adminRefundComplete, { paymentId }, { as: otherAdmin })
    expect(answer).toMatchObject({ approvalsMissing: 0, payment: { status: 'refunded' } })
    expect(await atGateway(paymentId)).toMatchObject({ canceledWon: 200_000 })
  })

  it('is for administrators, and for payments that there are', async () => {
    const { member, paymentId } = await asked('basic-monthly')
    expect(await store.call(adminRefundComplete, { paymentId }, { as: member })).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await store.call(adminRefundComplete, { paymentId: 'ord_none' }, { as: admin })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('rejecting a refund', () => {
  it('tells the member why and gives the frozen time back', async () => {
    const { member, paymentId } = await asked('basic-monthly')
    const before = await store.mustCall(paymentSubscription, {}, { as: member })
    store.clock.advance({ minutes: 10 })
    const reason = '이미 이용하셨습니다.'
    const { payment } = await store.mustCall(adminRefundReject, { paymentId, reason }, { as: admin })
    expect(payment).toMatchObject({ status: 'paid', refund: { state: 'rejected', rejection: reason } })
    const { subscription } = await store.mustCall(paymentSubscription, {}, { as: member })
    const minutes = (at = '') => new Date(at).getTime() / 60_000
    expect(minutes(subscription?.expiresAt) - minutes(before.subscription?.expiresAt)).toBe(10)
    expect(subscription?.label).toBe('active')
    expect(await store.call(adminRefundReject, { paymentId, reason }, { as: admin })).toEqual(notRequested)
  })

  it('needs a reason', async () => {
    const { paymentId } = await asked('basic-monthly')
    expect(await store.call(adminRefundReject, { paymentId, reason: '  ' }, { as: admin })).toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})
