import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#testkit/startTestSandbox.ts'

interface Received {
  readonly id: string
  readonly retried: string
  readonly time: string
  readonly body: { eventType: string; createdAt: string; data: Record<string, unknown> }
}

let test: TestSandbox
let shop: Server
let received: Received[] = []
let answers: number[] = []

beforeAll(async () => {
  shop = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const header = (name: string) => String(request.headers[`tosspayments-webhook-transmission-${name}`])
    expect(request.headers['tosspayments-webhook-signature']).toBeUndefined()
    received.push({
      id: header('id'),
      retried: header('retried-count'),
      time: header('time'),
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
    })
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  test = await startTestSandbox({
    webhookUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/api/payment/webhook`,
  })
})
afterAll(async () => {
  await test.close()
  shop.close()
})
beforeEach(() => {
  received = []
  answers = []
})
afterEach(() => test.sandbox.reset())

const MINUTE = 60_000
const statuses = () => received.map(({ body }) => body.data['status'])

async function pay() {
  const paid = await test.buyer.pay()
  await test.api.post('/v1/payments/confirm', paid)
  return paid
}
const cancel = (key: string, cancelAmount: number) =>
  test.api.post(`/v1/payments/${key}/cancel`, { cancelReason: '환불', cancelAmount })

describe('a webhook', () => {
  it('contains the whole payment with the envelope and headers of the real one', async () => {
    const { paymentKey } = await pay()
    await test.sandbox.settle()
    expect(received).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/u),
        retried: '0',
        time: '2026-11-15T09:00:00+09:00',
        body: {
          eventType: 'PAYMENT_STATUS_CHANGED',
          createdAt: '2026-11-15T09:00:00.000000',
          data: (await test.api.get(`/v1/payments/${paymentKey}`)).body,
        },
      },
    ])
  })

  it('is sent for captures, cancels, aborted and expired payments', async () => {
    const { paymentKey } = await pay()
    await cancel(paymentKey, 1000)
    await cancel(paymentKey, 29_000)
    await test.buyer.act(await test.buyer.open(), 'refuse')
    await test.buyer.open()
    await test.sandbox.advance(31 * MINUTE)
    expect(statuses()).toEqual(['DONE', 'PARTIAL_CANCELED', 'PARTIAL_CANCELED', 'ABORTED', 'EXPIRED'])
  })

  it('is never sent for charges of a billing key, but for its removal', async () => {
    const { authKey, customerKey } = await test.buyer.register('customer-1')
    const { body } = await test.api.post('/v1/billing/authorizations/issue', { authKey, customerKey })
    const key = encodeURIComponent(String(body['billingKey']))
    const charged = await test.api.post(`/v1/billing/${key}`, {
      amount: 30_000,
      customerKey,
      orderId: 'renewal_1',
      orderName: 'Basic',
    })
    await cancel(String(charged.body['paymentKey']), 30_000)
    await test.api.delete(`/v1/billing/${key}`)
    await test.sandbox.settle()
    expect(received.map((webhook) => webhook.body)).toMatchObject([
      { eventType: 'BILLING_DELETED', data: { billingKey: body['billingKey'], reason: expect.any(String) } },
    ])
  })

  it('is repeated seven times at growing intervals, and then no more', async () => {
    answers = Array(20).fill(500)
    await pay()
    await test.sandbox.settle()
    const times = [1, 4, 16, 64, 256, 1024, 4096]
    for (const [index, minutes] of times.entries()) {
      await test.sandbox.advance(minutes * MINUTE - 1)
      expect(received).toHaveLength(index + 1)
      await test.sandbox.advance(1)
      expect(received.at(-1)).toMatchObject({ id: received[0]?.id, retried: String(index + 1) })
    }
    await test.sandbox.advance(30 * 24 * 60 * MINUTE)
    expect(received).toHaveLength(8)
    expect(test.sandbox.pendingWebhooks()).toEqual([])
  })

  it('is repeated until it is answered with 200, even within one jump of the clock', async () => {
    answers = [500, 204, 302]
    await pay()
    await test.sandbox.advance(7 * 24 * 60 * MINUTE)
    expect(received.map(({ retried }) => retried)).toEqual(['0', '1', '2', '3'])
  })

  it('can be sent several times, late, or after the next one', async () => {
    test.sandbox.setFaults([{ kind: 'duplicate-webhook', path: '/v1/payments/confirm', copies: 6 }])
    const { paymentKey } = await pay()
    await test.sandbox.settle()
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
    expect(received).toHaveLength(7)

    received = []
    test.sandbox.setFaults([{ kind: 'reorder-webhooks', path: '/v1/payments/*/cancel', calls: [1] }])
    await cancel(paymentKey, 1000)
    await cancel(paymentKey, 2000)
    await test.sandbox.settle()
    expect(received.map(({ body }) => body.data['balanceAmount'])).toEqual([27_000, 29_000])

    received = []
    test.sandbox.setFaults([{ kind: 'webhook-late', path: '*', delayMs: 5 * MINUTE }])
    await cancel(paymentKey, 3000)
    await test.sandbox.advance(5 * MINUTE - 1)
    expect(received).toEqual([])
    await test.sandbox.advance(1)
    expect(received).toHaveLength(1)
  })
})
