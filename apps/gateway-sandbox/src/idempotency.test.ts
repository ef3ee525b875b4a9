import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient } from '#conformance/createApiClient.ts'
import { startTestSandbox, type TestSandbox } from '#testkit/startTestSandbox.ts'

let test: TestSandbox
beforeAll(async () => {
  test = await startTestSandbox()
})
afterAll(() => test.close())
afterEach(() => test.sandbox.reset())

const DAY = 24 * 60 * 60_000
const confirm = (paid: object, key: string) =>
  test.api.post('/v1/payments/confirm', paid, { 'Idempotency-Key': key })

describe('an idempotency key', () => {
  it('makes 200 parallel confirms one capture with identical answers', async () => {
    const paid = await test.buyer.pay()
    const answers = await Promise.all(Array.from({ length: 200 }, () => confirm(paid, 'confirm:1')))
    expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await test.sandbox.ledger()).payments).toHaveLength(1)
  })

  it('repeats a refusal too, even if the request could now succeed', async () => {
    const window = await test.buyer.open({ orderId: 'order-to-confirm' })
    const paid = { paymentKey: window.split('/').at(-1), orderId: 'order-to-confirm', amount: 30_000 }
    const refused = await confirm(paid, 'confirm:2')
    expect(refused.body['code']).toBe('NOT_FOUND_PAYMENT_SESSION')
    await test.buyer.act(window, 'approve')
    expect((await confirm(paid, 'confirm:2')).text).toBe(refused.text)
    expect((await confirm(paid, 'confirm:2#1')).status).toBe(200)
  })

  it('ignores the body', async () => {
    const [one, other] = [await test.buyer.pay(), await test.buyer.pay()]
    const first = await confirm(one, 'same')
    expect((await confirm(other, 'same')).text).toBe(first.text)
    expect((await test.sandbox.ledger()).payments).toHaveLength(1)
  })

  it('is valid for one address', async () => {
    const paid = await test.buyer.pay()
    await confirm(paid, 'shared')
    const canceled = await test.api.post(
      `/v1/payments/${paid.paymentKey}/cancel`,
      { cancelReason: '환불' },
      { 'Idempotency-Key': 'shared' },
    )
    expect(canceled.body['status']).toBe('CANCELED')
  })

  it('is forgotten after 15 days', async () => {
    const paid = await test.buyer.pay()
    await confirm(paid, 'old')
    await test.sandbox.advance(15 * DAY)
    expect((await confirm(paid, 'old')).status).toBe(200)
    await test.sandbox.advance(1)
    expect((await confirm(paid, 'old')).body['code']).toBe('ALREADY_PROCESSED_PAYMENT')
  })

  it('is answered with a request to wait while the first call runs', async () => {
    const paid = await test.buyer.pay()
    test.sandbox.setFaults([{ kind: 'delay', path: '/v1/payments/confirm', calls: [1] }])
    const first = confirm(paid, 'slow')
    await expect
      .poll(async () => (await confirm(paid, 'slow')).body['code'])
      .toBe('IDEMPOTENT_REQUEST_PROCESSING')
    test.sandbox.setFaults([])
    expect((await first).status).toBe(200)
    expect((await confirm(paid, 'slow')).text).toBe((await first).text)
  })

  it('has at most 300 characters', async () => {
    const paid = await test.buyer.pay()
    expect(await confirm(paid, 'k'.repeat(301))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_IDEMPOTENCY_KEY' },
    })
    expect((await confirm(paid, 'k'.repeat(300))).status).toBe(200)
  })

  it('is not used up by a failure of the gateway', async () => {
    const paid = await test.buyer.pay()
    test.sandbox.setFaults([
      { kind: 'refuse', path: '*', code: 'FAILED_INTERNAL_SYSTEM_PROCESSING', calls: [1] },
    ])
    expect((await confirm(paid, 'again')).status).toBe(500)
    expect((await confirm(paid, 'again')).status).toBe(200)
  })
})

describe('the secret key', () => {
  it('is distinguished from a wrong one, one without its colon and one of another kind', async () => {
    const codeWith = async (authorization: string) =>
      (await test.api.get('/v1/payments/orders/some-order', { authorization })).body['code']
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
    expect(await codeWith(basic('test_sk_wrong:'))).toBe('UNAUTHORIZED_KEY')
    expect(await codeWith(basic(test.sandbox.secretKey))).toBe('INCORRECT_BASIC_AUTH_FORMAT')
    expect(await codeWith(basic('live_sk_mixed:'))).toBe('INVALID_API_KEY')
    expect(await codeWith(basic(`${test.sandbox.clientKey}:`))).toBe('INVALID_API_KEY')
    expect(await codeWith('Bearer x')).toBe('UNAUTHORIZED_KEY')
    const wrong = await createApiClient(test.sandbox.url, 'test_sk_wrong').get('/v1/payments/some-key')
    expect(wrong.status).toBe(401)
  })

  it('gets answers in English on request', async () => {
    const answer = await test.api.get('/v1/payments/orders/some-order', { 'Accept-Language': 'en-US' })
    expect(answer.body).toEqual({ code: 'NOT_FOUND_PAYMENT', message: 'The payment does not exist.' })
  })

  it('gets INVALID_REQUEST for a body that is not a JSON object', async () => {
    const authorization = `Basic ${Buffer.from(`${test.sandbox.secretKey}:`).toString('base64')}`
    for (const body of ['{"paymentKey":', '[]', '"text"', 'null']) {
      const response = await fetch(`${test.sandbox.url}/v1/payments/confirm`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body,
      })
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        400,
        'INVALID_REQUEST',
      ])
    }
  })
})
