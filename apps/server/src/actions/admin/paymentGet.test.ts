import {
  adminPaymentGet,
  adminRefundComplete,
  paymentConfirm,
  paymentRefundRequest,
  userWithdraw,
} from '@pandok/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'

let store: TestStore
let admin: TestMember
beforeAll(async () => {
  store = await startTestStore()
  admin = await store.member()
  await store.pool.query("update members set role = 'admin' where id = $1", [admin.user.id])
})
afterAll(() => store.stop())

const get = async (id: string) => store.mustCall(adminPaymentGet, { id }, { as: await store.again(admin) })

async function subscriber() {
  const member = await store.member()
  const param = await store.order(member, 'basic-monthly')
  if (!('authKey' in param)) throw new Error('A subscription is paid with a card that is kept.')
  await store.mustCall(paymentConfirm, param, { as: member })
  return { member, ...param }
}

const billingKeys = async (): Promise<string[]> => {
  const { rows } = await store.pool.query<{ sealed: Buffer }>(
    "select sealed from billing_cards where sealed <> ''",
  )
  return rows.map(
    ({ sealed }) => JSON.parse(store.services.secrets.open('payment', sealed).toString()).billingKey,
  )
}

const paymentKeys = async (): Promise<string[]> =>
  (await store.pool.query<{ key: string }>('select payment_key as key from payments')).rows.map(
    ({ key }) => key,
  )

it('tells everything about an order: what was asked, what was answered, and the books', async () => {
  const { member, orderId } = await subscriber()
  await store.pool.query(
    'insert into webhook_inbox (transmission_id, order_id, received_at) values ($1, $1, $2)',
    [orderId, store.clock.now()],
  )
  const answer = await get(orderId)
  expect(answer.payment).toMatchObject({
    id: orderId,
    status: 'paid',
    amount: 30_000,
    member: { id: member.user.id, email: member.email, nickname: member.nickname },
  })
  expect(answer.history.map(({ what, detail }) => [what, detail['to']])).toEqual([
    ['order', 'created'],
    ['order', 'confirming'],
    ['order', 'paid'],
    ['subscription', 'active'],
  ])
  expect(answer.gateway.record).toMatchObject({ status: 'DONE', totalWon: 30_000, balanceWon: 30_000 })
  expect(answer.gateway.operations).toMatchObject([
    { kind: 'issue', attempts: 1, outcome: 'done', body: {} },
    { kind: 'charge', attempts: 1, outcome: 'done', body: { orderId, amountWon: 30_000 } },
  ])
  expect(answer.gateway.webhooks).toEqual([{ receivedAt: store.clock.now().toISOString(), handledAt: null }])
  expect(answer.ledger).toEqual([
    {
      id: `capture:${orderId}`,
      kind: 'capture',
      at: store.clock.now().toISOString(),
      entries: [
        { account: 'sales', amount: -30_000 },
        { account: 'gateway', amount: 30_000 },
      ],
    },
  ])
  expect(answer).toMatchObject({ refunds: [], balance: 30_000 })
})

it('tells of its refund with the rule that made the amount, who approved it, and what is left', async () => {
  const { member, orderId } = await subscriber()
  await store.pass({ days: 9 })
  const as = { as: await store.again(member) }
  await store.mustCall(paymentRefundRequest, { paymentId: orderId, reason: '필요 없음' }, as)
  expect((await get(orderId)).refunds).toMatchObject([
    { state: 'requested', mayApprove: true, approvedBy: [] },
  ])
  await store.mustCall(adminRefundComplete, { paymentId: orderId }, { as: await store.again(admin) })
  const { refunds, balance, ledger, history, gateway, payment } = await get(orderId)
  const [refund] = refunds
  expect(refund).toMatchObject({
    paymentId: orderId,
    state: 'completed',
    reason: '필요 없음',
    approvedBy: [{ id: admin.user.id, email: admin.email, nickname: admin.nickname }],
    approvalsNeeded: 1,
    mayApprove: false,
    lines: [
      {
        paymentId: orderId,
        planId: 'basic-monthly',
        paid: 30_000,
        refund: refund?.amount,
        rule: 'daysAndPenaltyKept',
      },
    ],
  })
  expect(payment).toMatchObject({ status: 'refunded', refundedAmount: refund?.amount })
  expect(balance).toBe(30_000 - (refund?.amount ?? 0))
  expect(ledger.map(({ kind }) => kind)).toEqual(['capture', 'refund'])
  expect(history.map(({ what }) => what)).toContain('refund approve')
  expect(gateway.operations.at(-1)).toMatchObject({
    kind: 'cancel',
    outcome: 'done',
    body: { amountWon: refund?.amount, refundableWon: 30_000 },
  })
})

it('never holds a key that could move money, whatever was sent', async () => {
  const { member, orderId, authKey, customerKey } = await subscriber()
  const once = await store.buy('sheet-1-yearly')
  // Read while the cards are kept: a refund has them deleted.
  const secrets = [authKey, customerKey, ...(await billingKeys())]
  await store.pass({ days: 32 })
  await store.runJobs()
  const renewal = (
    await store.pool.query<{ id: string }>(
      "select o.id from orders o join orders first on first.payer_id = o.payer_id where first.id = $1 and o.kind = 'renew'",
      [orderId],
    )
  ).rows[0]?.id
  expect(renewal).toBeDefined()
  for (const [paymentId, whose] of [
    [renewal ?? '', member],
    [once.orderId, once.member],
  ] as const) {
    const as = { as: await store.again(whose) }
    await store.mustCall(paymentRefundRequest, { paymentId, reason: '필요 없음' }, as)
    await store.mustCall(adminRefundComplete, { paymentId }, { as: await store.again(admin) })
  }
  secrets.push(...(await paymentKeys()))
  expect(secrets.length).toBeGreaterThan(5)
  expect(secrets.every((secret) => secret.length > 10)).toBe(true)
  const seen = new Set<string>()
  for (const id of [orderId, renewal ?? '', once.orderId]) {
    const answer = await get(id)
    for (const { kind } of answer.gateway.operations) seen.add(kind)
    // The receipt's address is the gateway's own, and for the member's eyes.
    const text = JSON.stringify(answer, (name, value) => (name === 'receiptUrl' ? undefined : value))
    for (const secret of secrets) expect(text.includes(secret), secret.slice(0, 6)).toBe(false)
    for (const word of ['billingKey', 'authKey', 'customerKey', 'paymentKey', member.email])
      expect(JSON.stringify(answer.gateway)).not.toContain(word)
  }
  expect([...seen].sort()).toEqual(['cancel', 'charge', 'confirm', 'issue'])
})

it('keeps the payment of somebody who has withdrawn, and not who it was', async () => {
  const { member, orderId } = await subscriber()
  await store.mustCall(userWithdraw, { password: member.password }, { as: member })
  const answer = await get(orderId)
  expect(answer.payment).toMatchObject({ id: orderId, member: null, amount: 30_000 })
  expect(answer.gateway.operations.map(({ body }) => body)).toEqual([{}, {}])
  expect(JSON.stringify(answer)).not.toContain(member.email)
})

it('is not there for an order that is not', async () => {
  expect(
    await store.call(adminPaymentGet, { id: 'ord_none' }, { as: await store.again(admin) }),
  ).toMatchObject({ code: 'NOT_FOUND' })
})

it('is shown also where what was sent can not be opened any more', async () => {
  const { orderId } = await subscriber()
  await store.pool.query("update payment_ops set sealed_body = '\\x00112233' where order_id = $1", [orderId])
  const { gateway } = await get(orderId)
  expect(gateway.operations.map(({ kind, body }) => [kind, body])).toEqual([
    ['issue', {}],
    ['charge', {}],
  ])
})
