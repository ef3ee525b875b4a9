import { paymentConfirm, paymentHistory, paymentPrepare } from '@pandok/protocol'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { followWebhooks } from '#jobs/payment/followWebhooks.ts'
import { createCaller } from '#testkit/createCaller.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { silentLog } from '#testkit/silentLog.ts'
import { startTestGateway, type TestGateway } from '#testkit/startTestGateway.ts'
import { startTestHttp, type TestHttp } from '#testkit/startTestHttp.ts'

let gateway: TestGateway
let server: TestHttp
let url: string
beforeAll(async () => {
  gateway = await startTestGateway()
  server = await startTestHttp({ gateway: gateway.gateway, limitScale: 100 })
  url = `${await server.http.listen('127.0.0.1', 0)}/api/payment/webhook`
  await gateway.sandbox.sendWebhooksTo(url)
})
afterEach(() => gateway.fail())
afterAll(async () => {
  await server.http.close()
  await server.stop()
  await gateway.stop()
})

const callAs = (member: TestMember) => {
  const { call, mustCall } = createCaller(server.services)
  const as = { authToken: member.authToken }
  return {
    confirm: (param: Parameters<typeof mustCall<typeof paymentConfirm>>[1]) =>
      call(paymentConfirm, param, { as }),
    history: async () => (await mustCall(paymentHistory, {}, { as })).items,
    prepare: () => mustCall(paymentPrepare, { planId: 'sheet-1-yearly' }, { as }),
  }
}

async function buyer() {
  const member = await server.member()
  const caller = callAs(member)
  const { orderId, amount } = await caller.prepare()
  const { paymentKey } = await gateway.authenticate({ orderId, amountWon: amount })
  return { ...caller, member, orderId, param: { orderId, paymentKey, amount } }
}

const post = async (body: unknown, id?: string) => {
  const { status } = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(id !== undefined && { 'tosspayments-webhook-transmission-id': id }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status }
}

const about = (orderId: string, status = 'DONE') => ({
  eventType: 'PAYMENT_STATUS_CHANGED',
  createdAt: '2026-11-15T12:00:00.000000',
  data: { orderId, status, paymentKey: 'tpk_made_up', totalAmount: 200_000, balanceAmount: 200_000 },
})

const stateOf = async (orderId: string) => (await server.services.repositories.orders.find(orderId))?.state

const handled = async () => {
  const sql = 'select count(*)::int as waiting from webhook_inbox where handled_at is null'
  return (await server.pool.query<{ waiting: number }>(sql)).rows[0]?.waiting
}

it('(c) 11: a made-up webhook for an order that was not paid changes nothing', async () => {
  const { orderId, history } = await buyer()
  expect(await post(about(orderId), 'made-up-1')).toMatchObject({ status: 200 })
  await expect.poll(handled).toBe(0)
  expect(await stateOf(orderId)).toBe('created')
  expect(await history()).toEqual([])
})

it('(c) 12: a real one that comes before the browser grants the time, once', async () => {
  const { orderId, param, confirm, history } = await buyer()
  await gateway.fail({ kind: 'drop-after', path: '/v1/payments/confirm', call: 1 })
  // On a busy machine the gateway's message may arrive before the answer to the call that it broke off.
  const status = expect.stringMatching(/^(pending|paid)$/u)
  expect(await confirm(param)).toMatchObject({ ok: true, result: { payment: { status } } })
  await expect.poll(() => stateOf(orderId)).toBe('paid')
  expect(await confirm(param)).toMatchObject({ ok: true, result: { payment: { status: 'paid' } } })
  expect(await history()).toHaveLength(1)
})

it('(c) 13: the same one seven times among others is answered each time and has one effect', async () => {
  const buyers = await Promise.all([buyer(), buyer(), buyer()])
  await gateway.fail({ kind: 'drop-after', path: '/v1/payments/confirm' })
  await Promise.all(buyers.map(({ confirm, param }) => confirm(param)))
  const posts = Array.from({ length: 7 }).flatMap(() =>
    buyers.map(
      ({ orderId }) =>
        () =>
          post(about(orderId), `again-${orderId}`),
    ),
  )
  posts.sort(() => Math.random() - 0.5)
  for (const { status } of await Promise.all(posts.map((send) => send()))) expect(status).toBe(200)
  for (const { orderId, history } of buyers) {
    await expect.poll(() => stateOf(orderId)).toBe('paid')
    expect(await history()).toMatchObject([{ status: 'paid' }])
    const { payments } = await gateway.ledger()
    expect(payments.filter((payment) => payment.orderId === orderId)).toHaveLength(1)
  }
})

it.each([
  ['nothing', ''],
  ['no JSON', '{"data":'],
  ['a list', '[]'],
  ['an order of nobody', about('ord_nobody')],
  ['another shape', { eventType: 'BILLING_DELETED', data: { billingKey: 'x', reason: 'y' } }],
  ['an order that is no text', { data: { orderId: { $ne: null } } }],
])('is answered the same when it says %s', async (_, body) => {
  expect(await post(body)).toMatchObject({ status: 200 })
  await expect.poll(handled).toBe(0)
  expect(server.bugs).toEqual([])
})

it('takes no more than 256 KiB', async () => {
  expect(await post(JSON.stringify({ data: 'x'.repeat(300 * 1024) }))).toMatchObject({ status: 413 })
})

it('about a cancel by hand in the gateway’s console is looked up again until the gateway answers', async () => {
  const { orderId, param, confirm } = await buyer()
  await confirm(param)
  const kept = async () => {
    const sql = 'select status, balance_won as "balanceWon" from payments where order_id = $1'
    return (await server.pool.query(sql, [orderId])).rows[0]
  }
  const lookUps = async () =>
    (await gateway.calls()).filter(({ path }) => path === `/v1/payments/orders/${orderId}`).length
  const follow = async () => followWebhooks({ ...server.services, gateway: gateway.gateway }, silentLog)
  await expect.poll(handled).toBe(0)
  expect(await kept()).toEqual({ status: 'DONE', balanceWon: 200_000 })

  await gateway.fail({ kind: 'drop-before', path: '/v1/payments/orders/*' })
  const before = await lookUps()
  await gateway.gateway.cancel({ paymentKey: param.paymentKey, reason: 'by hand' }, `console:${orderId}`)
  await expect.poll(lookUps).toBe(before + 1)
  expect(await handled()).toBe(1)
  // Tried a moment ago, it is left alone; a minute later the gateway refuses to say, which is no answer either.
  await follow()
  expect(await lookUps()).toBe(before + 1)
  await gateway.fail({
    kind: 'refuse',
    path: '/v1/payments/orders/*',
    code: 'FAILED_INTERNAL_SYSTEM_PROCESSING',
  })
  server.clock.advance({ minutes: 1 })
  await follow()
  expect(await lookUps()).toBe(before + 2)
  expect(await handled()).toBe(1)
  expect(await kept()).toEqual({ status: 'DONE', balanceWon: 200_000 })

  await gateway.fail()
  server.clock.advance({ minutes: 2 })
  await Promise.all([follow(), follow()])
  expect(await handled()).toBe(0)
  expect(await kept()).toEqual({ status: 'CANCELED', balanceWon: 0 })
})
