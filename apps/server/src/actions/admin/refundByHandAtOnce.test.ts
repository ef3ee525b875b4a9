import { paymentRefundRequest } from '@pandok/protocol'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { returnMoney } from '#payment/returnMoney.ts'
import type { PaymentServices } from '#payment/sendOrder.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { REFUSAL, refusedRefunds, refusedWith } from '#testkit/refusedRefunds.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'

let store: TestStore
let cases: ReturnType<typeof refusedRefunds>
let one: TestMember
let other: TestMember
beforeAll(async () => {
  store = await startTestStore()
  cases = refusedRefunds(store)
  ;[one, other] = [await cases.administrator(), await cases.administrator()]
})
afterEach(async () => {
  await store.gateway.fail()
  expect(await store.ledgerWon()).toBe((await store.gateway.ledger()).balanceWon)
})
afterAll(() => store.stop())

function signal() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** A server that stops before it asks the gateway that, until it is let go. */
function slowServer(at: 'lookUp' | 'cancel') {
  const { promise: reached, resolve: reach } = signal()
  const { promise: isLetGo, resolve: letGo } = signal()
  const stop = () => {
    reach()
    return isLetGo
  }
  const { gateway } = store.payment
  const services: PaymentServices = {
    ...store.payment,
    gateway: {
      ...gateway,
      async lookUp(orderId) {
        const found = await gateway.lookUp(orderId)
        if (at === 'lookUp') await stop()
        return found
      },
      async cancel(body, key) {
        if (at === 'cancel') await stop()
        return gateway.cancel(body, key)
      },
    },
  }
  return { services, reached, letGo }
}

const caseOf = async (member: TestMember) => {
  const payerId = await store.payerOf(member)
  const { rows } = await store.pool.query<{ id: string }>('select id from refunds where payer_id = $1', [
    payerId,
  ])
  return [payerId, rows[0]?.id ?? ''] as const
}

it('a job that has looked the payment up already sends no cancel after it was paid by hand', async () => {
  const { member, paymentId } = await cases.refused([one])
  await store.gateway.fail()
  const server = slowServer('lookUp')
  const job = returnMoney(server.services, ...(await caseOf(member)))
  await server.reached
  expect(await cases.payByHand({ paymentId }, one)).toMatchObject({ ok: true })
  server.letGo()
  await job
  expect(await cases.canceledWon(paymentId)).toBe(0)
  expect(await cases.returnsOf(paymentId)).toEqual(['refundByHand'])
})

it('a job that is about to send a cancel keeps everybody from paying by hand', async () => {
  const { member, paymentId } = await cases.refused([one])
  await store.gateway.fail()
  const server = slowServer('cancel')
  const job = returnMoney(server.services, ...(await caseOf(member)))
  await server.reached
  expect(await cases.payByHand({ paymentId }, one)).toEqual(refusedWith('payment.cancelSent'))
  server.letGo()
  await job
  expect(await cases.canceledWon(paymentId)).toBe(30_000)
  expect(await cases.returnsOf(paymentId)).toEqual(['refund'])
})

it('a slow server that hears an old refusal does not hide the cancel that another has on its way', async () => {
  const { member, orderId: paymentId } = await store.buy('basic-monthly')
  await store.mustCall(paymentRefundRequest, { paymentId, reason: '' }, { as: member })
  await store.gateway.fail(REFUSAL)
  const [payerId, refundId] = await caseOf(member)
  await store.pool.query("update refunds set state = 'processing', approved_by = array['a'] where id = $1", [
    refundId,
  ])
  const slow = slowServer('cancel')
  const first = returnMoney(slow.services, payerId, refundId)
  await slow.reached
  await returnMoney(store.payment, payerId, refundId)
  await store.gateway.fail()
  const next = slowServer('cancel')
  const second = returnMoney(next.services, payerId, refundId)
  await next.reached
  slow.letGo()
  await first
  expect(await cases.payByHand({ paymentId }, one)).toEqual(refusedWith('payment.cancelSent'))
  next.letGo()
  await second
  expect(await cases.canceledWon(paymentId)).toBe(30_000)
  expect(await cases.returnsOf(paymentId)).toEqual(['refund'])
})

it('of jobs and administrators at the same moment exactly one returns the money, round after round', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { member, paymentId } = await cases.refused([one])
    await store.gateway.fail()
    const [payerId, refundId] = await caseOf(member)
    const job = () => returnMoney(store.payment, payerId, refundId)
    const hand = (as: TestMember) => cases.payByHand({ paymentId }, as)
    const [first, second] =
      round % 2 === 0
        ? await Promise.all([hand(one), hand(other), job(), job(), job()])
        : (await Promise.all([job(), job(), hand(one), hand(other), job()])).slice(2)
    const byHand = [first, second].filter((answer) => answer?.ok).length
    const canceled = await cases.canceledWon(paymentId)
    expect([byHand, canceled]).toEqual(byHand > 0 ? [1, 0] : [0, 30_000])
    expect(await cases.returnsOf(paymentId)).toEqual([byHand > 0 ? 'refundByHand' : 'refund'])
    const audits = (await cases.auditOf(paymentId)).filter(({ action }) => action === 'refund.byHand')
    expect(audits).toHaveLength(byHand)
    const done = (await store.mailsTo(member.email)).filter(({ kind }) => /^refund(?:C|B)/u.test(kind))
    expect(done).toHaveLength(1)
  }
})
