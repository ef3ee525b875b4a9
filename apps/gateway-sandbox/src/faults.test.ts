import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FaultRule } from '#faults/FaultRule.ts'
import { startTestSandbox, type TestSandbox } from '#testkit/startTestSandbox.ts'

let test: TestSandbox
beforeAll(async () => {
  test = await startTestSandbox()
})
afterAll(() => test.close())
afterEach(() => test.sandbox.reset())

const CONFIRM = '/v1/payments/confirm'
const confirm = (paid: object, headers?: Record<string, string>) => test.api.post(CONFIRM, paid, headers)
const captured = async () => (await test.sandbox.ledger()).capturedWon
const withFault = (rule: Omit<FaultRule, 'path'>) =>
  test.sandbox.setFaults([{ path: CONFIRM, calls: [1], ...rule }])

describe('a fault', () => {
  it('drop-before: the connection breaks and nothing has happened', async () => {
    const paid = await test.buyer.pay()
    withFault({ kind: 'drop-before' })
    await expect(confirm(paid)).rejects.toThrow()
    expect(await captured()).toBe(0)
    expect((await confirm(paid)).status).toBe(200)
  })

  it('drop-after: the connection breaks after the capture, which the same key reveals', async () => {
    const paid = await test.buyer.pay()
    withFault({ kind: 'drop-after' })
    await expect(confirm(paid, { 'Idempotency-Key': 'lost' })).rejects.toThrow()
    expect(await captured()).toBe(30_000)
    expect((await test.api.get(`/v1/payments/orders/${paid.orderId}`)).body['status']).toBe('DONE')
    expect((await confirm(paid, { 'Idempotency-Key': 'lost' })).status).toBe(200)
    expect(await captured()).toBe(30_000)
  })

  it('http-500-after: the answer is an error after the capture', async () => {
    const paid = await test.buyer.pay()
    withFault({ kind: 'http-500-after' })
    expect(await confirm(paid)).toMatchObject({
      status: 500,
      body: { code: 'FAILED_INTERNAL_SYSTEM_PROCESSING' },
    })
    expect(await captured()).toBe(30_000)
  })

  it('truncate-body: half of the answer arrives', async () => {
    const paid = await test.buyer.pay()
    withFault({ kind: 'truncate-body' })
    await expect(confirm(paid)).rejects.toThrow()
    expect(await captured()).toBe(30_000)
  })

  it('refuse: any code, with its own status unless another is given', async () => {
    const paid = await test.buyer.pay()
    test.sandbox.setFaults([
      { kind: 'refuse', path: CONFIRM, calls: [1], code: 'PROVIDER_ERROR' },
      { kind: 'refuse', path: CONFIRM, calls: [2], code: 'REJECT_CARD_PAYMENT' },
      { kind: 'refuse', path: CONFIRM, calls: [3], code: 'SOMETHING_NEW', status: 422 },
    ])
    const answers = [await confirm(paid), await confirm(paid), await confirm(paid), await confirm(paid)]
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([
      [400, 'PROVIDER_ERROR'],
      [403, 'REJECT_CARD_PAYMENT'],
      [422, 'SOMETHING_NEW'],
      [200, undefined],
    ])
  })

  it('delay: the call is executed late, even if the caller has disconnected', async () => {
    const paid = await test.buyer.pay()
    test.sandbox.setFaults([{ kind: 'delay', path: CONFIRM }])
    await expect(
      fetch(test.sandbox.url + CONFIRM, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${test.sandbox.secretKey}:`).toString('base64')}` },
        body: JSON.stringify(paid),
        signal: AbortSignal.timeout(100),
      }),
    ).rejects.toThrow()
    expect(await captured()).toBe(0)
    test.sandbox.setFaults([])
    await expect.poll(captured).toBe(30_000)
  })

  it('affects the same calls again with the same seed', async () => {
    const struck = async (seed: number) => {
      test.sandbox.setFaults([
        { kind: 'refuse', path: '/v1/payments/*', code: 'COMMON_ERROR', probability: 0.5, seed },
      ])
      const statuses: number[] = []
      for (let n = 0; n < 30; n++) statuses.push((await test.api.get('/v1/payments/some-key')).status)
      return statuses.join()
    }
    expect(await struck(7)).toBe(await struck(7))
    expect(await struck(7)).not.toBe(await struck(8))
    expect(test.sandbox.faults()).toMatchObject([{ seen: 30, seed: 8 }])
  })

  it('affects only matching paths and methods', async () => {
    test.sandbox.setFaults([
      { kind: 'refuse', path: '/v1/billing/*', method: 'DELETE', code: 'COMMON_ERROR' },
      { kind: 'refuse', path: '/v1/payments/*/cancel', code: 'REFUND_REJECTED' },
    ])
    const codes = [
      (await test.api.delete('/v1/billing/some')).body['code'],
      (await test.api.post('/v1/billing/authorizations/issue', {})).body['code'],
      (await test.api.post('/v1/payments/some/cancel', {})).body['code'],
      (await test.api.get('/v1/payments/some')).body['code'],
    ]
    expect(codes).toEqual(['COMMON_ERROR', 'INVALID_REQUEST', 'REFUND_REJECTED', 'NOT_FOUND_PAYMENT'])
  })

  it('can be requested by the header that the real test environment supports', async () => {
    const answer = await confirm(
      { paymentKey: 'nothing' },
      { 'TossPayments-Test-Code': 'REJECT_CARD_COMPANY' },
    )
    expect(answer).toMatchObject({ status: 403, body: { code: 'REJECT_CARD_COMPANY' } })
    const busy = await confirm({}, { 'TossPayments-Test-Code': 'IDEMPOTENT_REQUEST_PROCESSING' })
    expect(busy.status).toBe(409)
  })
})
