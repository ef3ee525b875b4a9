import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, TEST_CARDS, type TestGateway } from '#testkit/startTestGateway.ts'
import type { PaymentAnswer, PaymentGateway } from '../PaymentGateway.ts'
import { createTossGateway } from './createTossGateway.ts'

const MINUTE_MS = 60_000
const orderOf = (amountWon = 30_000) => ({ orderId: `ord_${randomUUID()}`, amountWon })

let test: TestGateway
beforeAll(async () => {
  test = await startTestGateway()
})
afterEach(() => test.fail())
afterAll(() => test.stop())

async function authenticated(amountWon?: number) {
  const order = orderOf(amountWon)
  return { ...order, ...(await test.authenticate(order)) }
}

async function paid(amountWon?: number) {
  const order = await authenticated(amountWon)
  await test.gateway.confirm(order, `confirm:${order.orderId}`)
  return order
}

async function cardOf(customerKey: string, cardNumber?: string): Promise<string> {
  const { authKey } = await test.registerCard(customerKey, cardNumber)
  const answer = await test.gateway.issueBilling({ authKey, customerKey }, `issue:${randomUUID()}`)
  if (!answer || !('card' in answer)) throw new Error(`No card: ${JSON.stringify(answer)}`)
  return answer.card.billingKey
}

const capturesOf = async (orderId: string) =>
  (await test.ledger()).payments.filter((payment) => payment.orderId === orderId)

describe('a one-off payment', () => {
  it('is confirmed, and says what a receipt shows', async () => {
    const order = await authenticated()
    const { orderId, paymentKey } = order
    expect(await test.gateway.confirm(order, `confirm:${orderId}`)).toEqual({
      payment: {
        paymentKey,
        orderId,
        status: 'DONE',
        totalWon: 30_000,
        balanceWon: 30_000,
        currency: 'KRW',
        method: '카드',
        cardNumber: expect.stringMatching(/^9410\S*\*+\S*$/),
        issuerCode: expect.any(String),
        approvedAt: expect.any(Date),
        suppliedWon: 27_273,
        vatWon: 2_727,
        receiptUrl: expect.stringContaining('/receipt/'),
      },
    })
  })

  it('is answered the same under the same key, and is taken once', async () => {
    const order = await authenticated()
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => test.gateway.confirm(order, `confirm:${order.orderId}`)),
    )
    const again = await test.gateway.confirm(order, `confirm:${order.orderId}`)
    expect(again).toHaveProperty('payment.status', 'DONE')
    for (const answer of answers) {
      expect([JSON.stringify(again), '{"code":"IDEMPOTENT_REQUEST_PROCESSING"}']).toContain(
        JSON.stringify(answer),
      )
    }
    expect(await capturesOf(order.orderId)).toHaveLength(1)
  })

  it('is looked up by its order, before and after it was confirmed', async () => {
    const order = await authenticated()
    expect(await test.gateway.lookUp(order.orderId)).toHaveProperty('payment.status', 'IN_PROGRESS')
    await test.gateway.confirm(order, `confirm:${order.orderId}`)
    expect(await test.gateway.lookUp(order.orderId)).toHaveProperty('payment.status', 'DONE')
    expect(await test.gateway.lookUp('ord_nobody_knows_it')).toEqual({ code: 'NOT_FOUND_PAYMENT' })
  })

  it('cannot be confirmed after ten minutes', async () => {
    const order = await authenticated()
    await test.advance(11 * MINUTE_MS)
    expect(await test.gateway.confirm(order, `confirm:${order.orderId}`)).toEqual({
      code: 'NOT_FOUND_PAYMENT_SESSION',
    })
  })
})

describe('a cancel', () => {
  it('gives back a part, and then the rest, of which only the balance tells', async () => {
    const { orderId, paymentKey } = await paid(50_000)
    const part = await test.gateway.cancel(
      { paymentKey, reason: 'refund', amountWon: 20_000, refundableWon: 50_000 },
      `cancel:${orderId}#0`,
    )
    expect(part).toMatchObject({ payment: { status: 'PARTIAL_CANCELED', balanceWon: 30_000 } })
    const rest = await test.gateway.cancel({ paymentKey, reason: 'refund' }, `cancel:${orderId}#1`)
    expect(rest).toMatchObject({ payment: { status: 'PARTIAL_CANCELED', balanceWon: 0, totalWon: 50_000 } })
  })

  it('is refused when something else is left than it was told', async () => {
    const { orderId, paymentKey } = await paid()
    const call = { paymentKey, reason: 'refund', amountWon: 1000, refundableWon: 29_000 }
    expect(await test.gateway.cancel(call, `cancel:${orderId}`)).toEqual({
      code: 'NOT_MATCHES_REFUNDABLE_AMOUNT',
    })
    expect(await capturesOf(orderId)).toMatchObject([{ capturedWon: 30_000, canceledWon: 0 }])
  })

  it('gives a long reason as much room as the gateway has', async () => {
    const { orderId, paymentKey } = await paid()
    const answer = await test.gateway.cancel(
      { paymentKey, reason: '환불 😀'.repeat(100) },
      `cancel:${orderId}`,
    )
    expect(answer).toHaveProperty('payment.balanceWon', 0)
  })
})

describe('a card that is kept', () => {
  it('is issued, charged, and gone once it was deleted', async () => {
    const customerKey = randomUUID()
    const { authKey } = await test.registerCard(customerKey)
    const answer = await test.gateway.issueBilling({ authKey, customerKey }, `issue:${customerKey}`)
    expect(answer).toEqual({
      card: {
        billingKey: expect.any(String),
        number: expect.stringContaining('*'),
        issuerCode: expect.any(String),
      },
    })
    const billingKey = answer && 'card' in answer ? answer.card.billingKey : ''
    const call = { billingKey, customerKey, orderName: 'Basic', customerEmail: 'kim@example.org' }
    const first = orderOf()
    expect(await test.gateway.charge({ ...call, ...first }, `charge:${first.orderId}`)).toMatchObject({
      payment: { status: 'DONE', totalWon: 30_000, orderId: first.orderId },
    })
    expect(await test.gateway.deleteBilling(billingKey)).toBe(true)
    expect(await test.gateway.deleteBilling(billingKey)).toBe(true)
    const second = orderOf()
    expect(await test.gateway.charge({ ...call, ...second }, `charge:${second.orderId}`)).toEqual({
      code: 'ALREADY_REMOVED_BILLING_KEY',
    })
  })

  it.each([
    ['refused', 'REJECT_CARD_PAYMENT'],
    ['notForBilling', 'NOT_SUPPORTED_CARD_TYPE'],
  ] as const)('that is %s is told by its code', async (card, code) => {
    const customerKey = randomUUID()
    const billingKey = await cardOf(customerKey, TEST_CARDS[card])
    const order = orderOf()
    const call = { billingKey, customerKey, orderName: 'Basic', ...order }
    expect(await test.gateway.charge(call, `charge:${order.orderId}`)).toEqual({ code })
  })

  it('belongs to one customer', async () => {
    const billingKey = await cardOf(randomUUID())
    const order = orderOf()
    const call = { billingKey, customerKey: randomUUID(), orderName: 'Basic', ...order }
    expect(await test.gateway.charge(call, `charge:${order.orderId}`)).toEqual({
      code: 'NOT_MATCHES_CUSTOMER_KEY',
    })
  })

  it('is not known to be gone when nobody answers', async () => {
    const billingKey = await cardOf(randomUUID())
    await test.fail({ kind: 'drop-after', path: '/v1/billing/*', method: 'DELETE', call: 1 })
    expect(await test.gateway.deleteBilling(billingKey)).toBe(false)
    expect(await test.gateway.deleteBilling(billingKey)).toBe(true)
  })
})

const calls: Record<string, (gateway: PaymentGateway) => Promise<PaymentAnswer>> = {
  confirm: (gateway) => gateway.confirm({ paymentKey: 'pk', ...orderOf() }, randomUUID()),
  lookUp: (gateway) => gateway.lookUp(`ord_${randomUUID()}`),
  cancel: (gateway) => gateway.cancel({ paymentKey: 'pk', reason: 'x' }, randomUUID()),
  charge: (gateway) =>
    gateway.charge({ billingKey: 'bk', customerKey: 'ck', orderName: 'x', ...orderOf() }, randomUUID()),
}
const everyCall = Object.keys(calls)
const ask = (name: string, gateway: PaymentGateway = test.gateway) => calls[name]?.(gateway)

/** The whole table of research on codes, with a status of the other kind: it must decide nothing. */
describe.each([
  'PAY_PROCESS_ABORTED',
  'REJECT_CARD_COMPANY',
  'REJECT_CARD_PAYMENT',
  'ALREADY_PROCESSED_PAYMENT',
  'NOT_FOUND_PAYMENT_SESSION',
  'NOT_FOUND_PAYMENT',
  'INVALID_REQUEST',
  'INVALID_PAYMENT_KEY',
  'BELOW_MINIMUM_AMOUNT',
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
  'FORBIDDEN_REQUEST',
  'PROVIDER_ERROR',
  'FAILED_INTERNAL_SYSTEM_PROCESSING',
  'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
  'COMMON_ERROR',
  'UNKNOWN_PAYMENT_ERROR',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'ALREADY_CANCELED_PAYMENT',
  'NOT_CANCELABLE_AMOUNT',
  'NOT_CANCELABLE_PAYMENT',
  'EXCEED_MAX_REFUND_DUE',
  'NOT_ALLOWED_PARTIAL_REFUND',
  'REFUND_REJECTED',
  'FAILED_REFUND_PROCESS',
  'FAILED_METHOD_HANDLING_CANCEL',
  'FAILED_PARTIAL_REFUND',
  'NOT_FOUND_BILLING',
  'INVALID_BILL_KEY_REQUEST',
  'INVALID_BILLING_AUTH',
  'NOT_SUPPORTED_CARD_TYPE',
  'ALREADY_REMOVED_BILLING_KEY',
  'DUPLICATED_ORDER_ID',
  'EXCEED_MAX_AMOUNT',
  'EXCEED_MAX_DAILY_PAYMENT_COUNT',
  'INVALID_STOPPED_CARD',
  'INVALID_CARD_LOST_OR_STOLEN',
  'INVALID_CARD_EXPIRATION',
  'SOMETHING_NOBODY_LISTED',
])('%s', (code) => {
  it.each([undefined, 200, 404, 500])('is what the answer says, with status %s', async (status) => {
    await test.fail({ kind: 'refuse', path: '*', code, ...(status !== undefined && { status }) })
    for (const name of everyCall) expect([name, await ask(name)]).toEqual([name, { code }])
  })
})

describe('a line that fails', () => {
  it.each(['drop-before', 'drop-after', 'truncate-body'])('%s leaves the outcome open', async (kind) => {
    const order = await authenticated()
    await test.fail({ kind, path: '/v1/payments/confirm', call: 1 })
    expect(await test.gateway.confirm(order, `confirm:${order.orderId}`)).toBeNull()
    const captures = await capturesOf(order.orderId)
    expect(captures).toHaveLength(kind === 'drop-before' ? 0 : 1)
    // A call with the same key learns the outcome and charges nothing twice.
    expect(await test.gateway.confirm(order, `confirm:${order.orderId}`)).toHaveProperty(
      'payment.status',
      'DONE',
    )
    expect(await capturesOf(order.orderId)).toHaveLength(1)
  })

  it('http-500-after is a code that only a look-up explains', async () => {
    const order = await authenticated()
    await test.fail({ kind: 'http-500-after', path: '/v1/payments/confirm', call: 1 })
    expect(await test.gateway.confirm(order, `confirm:${order.orderId}`)).toEqual({
      code: 'FAILED_INTERNAL_SYSTEM_PROCESSING',
    })
    expect(await test.gateway.lookUp(order.orderId)).toHaveProperty('payment.status', 'DONE')
  })

  it.each(everyCall)('%s that takes too long leaves the outcome open', async (name) => {
    await test.fail({ kind: 'delay', path: '*', delayMs: 400 })
    expect(await ask(name, test.connect({ timeoutMs: 100 }))).toBeNull()
  })

  it('is not tried again by itself', async () => {
    const order = await authenticated()
    await test.fail({ kind: 'drop-before', path: '*' })
    const key = `confirm:${order.orderId}`
    await test.gateway.confirm(order, key)
    // Calls of earlier tests may still be in flight.
    expect((await test.calls()).filter(({ idempotencyKey }) => idempotencyKey === key)).toHaveLength(1)
  })

  it('with nobody at its end leaves the outcome open', async () => {
    const gateway = test.connect({ baseUrl: 'http://127.0.0.1:9' })
    for (const name of everyCall) expect(await ask(name, gateway)).toBeNull()
    expect(await gateway.deleteBilling('bk')).toBe(false)
  })
})

describe('keys that are wrong', () => {
  it('are told as such', async () => {
    const gateway = test.connect({ secretKey: 'test_sk_wrong' })
    for (const name of everyCall) expect(await ask(name, gateway)).toEqual({ code: 'UNAUTHORIZED_KEY' })
  })

  it('of the gateway never come into the log, nor do those of payments and cards', async () => {
    const lines: string[] = []
    const write = (...line: unknown[]) => void lines.push(JSON.stringify(line))
    const gateway = test.connect({ log: { info: write, warn: write, error: write } as never })
    const customerKey = randomUUID()
    const { authKey } = await test.registerCard(customerKey)
    const issued = await gateway.issueBilling({ authKey, customerKey }, 'issue:logged')
    const billingKey = issued && 'card' in issued ? issued.card.billingKey : ''
    const order = orderOf()
    await gateway.charge({ billingKey, customerKey, orderName: 'x', ...order }, `charge:${order.orderId}`)
    await test.fail({ kind: 'drop-after', path: '*' })
    await gateway.deleteBilling(billingKey)
    expect(lines).toHaveLength(3)
    const log = lines.join('\n')
    expect(log).toMatch(/"trace":"[\w-]+"/)
    for (const secret of [test.sandbox.secretKey, billingKey, authKey, customerKey]) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('an answer that is none', () => {
  let server: Server
  let answer: RequestListener
  let gateway: PaymentGateway
  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const keys = { secretKey: 'test_sk_x', clientKey: 'test_ck_x', scriptUrl: 'x' }
    gateway = createTossGateway({ baseUrl: `http://127.0.0.1:${port}`, ...keys, timeoutMs: 300 })
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const saying = (status: number, body: string | Buffer, headers = {}): RequestListener => {
    return (_request, response) => void response.writeHead(status, headers).end(body)
  }

  const fallingSilent: RequestListener = (_request, response) => void response.writeHead(200).write('{')

  it.each([
    ['a page of a proxy', saying(502, '<html>Bad Gateway</html>')],
    ['a page with 200', saying(200, '<html>Sign in to the Wi-Fi</html>')],
    ['nothing with 200', saying(200, '')],
    ['nothing with 500', saying(500, '')],
    ['half of it', saying(200, '{"paymentKey":"pk","orderId":')],
    ['a list', saying(200, '[]')],
    ['a word', saying(200, '"DONE"')],
    ['a payment without an amount', saying(200, '{"paymentKey":"pk","orderId":"o","status":"DONE"}')],
    [
      'a payment whose amount is a word',
      saying(
        200,
        '{"paymentKey":"pk","orderId":"o","status":"DONE","totalAmount":"30000","balanceAmount":0,"currency":"KRW"}',
      ),
    ],
    ['a code that is no word', saying(400, '{"code":17,"message":"x"}')],
    ['a code with a page in it', saying(400, '{"code":"<script>","message":"x"}')],
    ['another address', saying(307, '', { location: 'http://127.0.0.1:9/' })],
    ['letters that are none', saying(200, Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))],
    ['more than anybody would say', saying(200, Buffer.alloc(2 * 1024 * 1024, 32))],
    ['headers, and then nothing', fallingSilent],
    ['nothing at all', () => {}],
  ] satisfies [string, RequestListener][])('%s leaves the outcome open', async (_what, listener) => {
    answer = listener
    for (const name of everyCall) expect([name, await ask(name, gateway)]).toEqual([name, null])
  })

  it('with less than a receipt needs is still a payment', async () => {
    answer = saying(
      200,
      '{"paymentKey":"pk","orderId":"o","status":"DONE","totalAmount":100,"balanceAmount":100,"currency":"KRW","receipt":{"url":"javascript:alert(1)"}}',
    )
    expect(await gateway.lookUp('ord_123')).toEqual({
      payment: {
        paymentKey: 'pk',
        orderId: 'o',
        status: 'DONE',
        totalWon: 100,
        balanceWon: 100,
        currency: 'KRW',
        method: null,
        cardNumber: null,
        issuerCode: null,
        approvedAt: null,
        suppliedWon: 0,
        vatWon: 0,
        receiptUrl: null,
      },
    })
  })

  it('cannot be had by an id that leads elsewhere', async () => {
    const asked: (string | undefined)[] = []
    answer = ({ url }, response) => {
      asked.push(url)
      response.end('{"code":"NOT_FOUND_PAYMENT"}')
    }
    await gateway.lookUp('../../billing/x?y#z')
    expect(asked).toEqual(['/v1/payments/orders/..%2F..%2Fbilling%2Fx%3Fy%23z'])
    await expect(gateway.lookUp('..')).rejects.toThrow('no id')
  })
})
