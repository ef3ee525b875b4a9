import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#testkit/startTestSandbox.ts'

let test: TestSandbox
beforeAll(async () => {
  test = await startTestSandbox()
})
afterAll(() => test.close())
afterEach(() => test.sandbox.reset())

const DAY = 24 * 60 * 60_000

async function paidKey(): Promise<string> {
  const paid = await test.buyer.pay()
  await test.api.post('/v1/payments/confirm', paid)
  return paid.paymentKey
}

const cancel = (key: string, fields: object) =>
  test.api.post(`/v1/payments/${key}/cancel`, { cancelReason: '환불 요청', ...fields })

describe('a cancel', () => {
  it('of everything ends in CANCELED, and a second one is refused', async () => {
    const key = await paidKey()
    expect(await cancel(key, {})).toMatchObject({
      status: 200,
      body: {
        status: 'CANCELED',
        totalAmount: 30_000,
        balanceAmount: 0,
        suppliedAmount: 0,
        vat: 0,
        cancels: [
          { cancelAmount: 30_000, refundableAmount: 0, cancelStatus: 'DONE', cancelReason: '환불 요청' },
        ],
      },
    })
    expect(await cancel(key, {})).toMatchObject({ status: 400, body: { code: 'ALREADY_CANCELED_PAYMENT' } })
  })

  it('of the rest after a partial one leaves PARTIAL_CANCELED with a balance of 0', async () => {
    const key = await paidKey()
    const part = await cancel(key, { cancelAmount: 10_000 })
    expect(part.body).toMatchObject({ status: 'PARTIAL_CANCELED', balanceAmount: 20_000, vat: 1818 })
    const rest = await cancel(key, { cancelAmount: 20_000 })
    expect(rest.body).toMatchObject({ status: 'PARTIAL_CANCELED', balanceAmount: 0 })
    expect(rest.body['cancels']).toHaveLength(2)
    expect(rest.body['lastTransactionKey']).not.toBe(part.body['lastTransactionKey'])
    expect(await cancel(key, {})).toMatchObject({ status: 403, body: { code: 'NOT_CANCELABLE_AMOUNT' } })
    expect(await test.sandbox.ledger()).toMatchObject({ canceledWon: 30_000, balanceWon: 0 })
  })

  it('of more than the balance changes nothing', async () => {
    const key = await paidKey()
    expect(await cancel(key, { cancelAmount: 30_001 })).toMatchObject({
      status: 403,
      body: { code: 'NOT_CANCELABLE_AMOUNT' },
    })
    expect((await test.api.get(`/v1/payments/${key}`)).body['balanceAmount']).toBe(30_000)
  })

  it('with a wrong balance changes nothing', async () => {
    const key = await paidKey()
    expect(await cancel(key, { cancelAmount: 1000, refundableAmount: 29_000 })).toMatchObject({
      status: 400,
      body: { code: 'NOT_MATCHES_REFUNDABLE_AMOUNT' },
    })
    expect((await cancel(key, { cancelAmount: 1000, refundableAmount: 30_000 })).status).toBe(200)
  })

  it('needs a reason, a whole positive amount and the same currency', async () => {
    const key = await paidKey()
    for (const fields of [
      { cancelReason: '' },
      { cancelReason: 'x'.repeat(201) },
      { cancelAmount: 0 },
      { cancelAmount: 10.5 },
      { cancelAmount: '1000' },
      { currency: 'USD' },
    ]) {
      expect((await cancel(key, fields)).body['code'], JSON.stringify(fields)).toBe('INVALID_REQUEST')
    }
  })

  it('is refused for a payment that was never captured', async () => {
    const { paymentKey } = await test.buyer.pay()
    expect(await cancel(paymentKey, {})).toMatchObject({
      status: 403,
      body: { code: 'NOT_CANCELABLE_PAYMENT' },
    })
    expect((await cancel('unknown', {})).body['code']).toBe('NOT_FOUND_PAYMENT')
  })

  it('is refused more than a year after the capture', async () => {
    const key = await paidKey()
    await test.sandbox.advance(365 * DAY)
    expect((await cancel(key, { cancelAmount: 1000 })).status).toBe(200)
    await test.sandbox.advance(1)
    expect(await cancel(key, {})).toMatchObject({ status: 403, body: { code: 'EXCEED_MAX_REFUND_DUE' } })
  })
})
