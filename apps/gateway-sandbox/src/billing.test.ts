import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#testkit/startTestSandbox.ts'

let test: TestSandbox
beforeAll(async () => {
  test = await startTestSandbox()
})
afterAll(() => test.close())
afterEach(() => test.sandbox.reset())

const CUSTOMER = 'c0ffee00-0000-4000-8000-000000000000'

async function billingKey(cardNumber?: string): Promise<string> {
  const registered = await test.buyer.register(CUSTOMER, cardNumber)
  const { body } = await test.api.post('/v1/billing/authorizations/issue', registered)
  return String(body['billingKey'])
}

const charge = (key: string, fields: object = {}) =>
  test.api.post(`/v1/billing/${encodeURIComponent(key)}`, {
    amount: 50_000,
    customerKey: CUSTOMER,
    orderId: `ren_${randomUUID()}`,
    orderName: 'Standard 1개월',
    ...fields,
  })

describe('a billing key', () => {
  it('is issued once for an auth key of the window', async () => {
    const registered = await test.buyer.register(CUSTOMER)
    expect(registered.customerKey).toBe(CUSTOMER)
    expect(await test.api.post('/v1/billing/authorizations/issue', registered)).toMatchObject({
      status: 200,
      body: {
        mId: 'pandoksandbox',
        customerKey: CUSTOMER,
        authenticatedAt: '2026-11-15T09:00:00+09:00',
        method: '카드',
        billingKey: expect.stringMatching(/=$/u),
        card: {
          issuerCode: '61',
          acquirerCode: '61',
          number: '94100012****000*',
          cardType: '신용',
          ownerType: '개인',
        },
      },
    })
    expect(await test.api.post('/v1/billing/authorizations/issue', registered)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND_BILLING' },
    })
  })

  it('is not issued for an invented auth key, another customer or a customer key of 301 characters', async () => {
    const { authKey } = await test.buyer.register(CUSTOMER)
    const issue = (fields: object) => test.api.post('/v1/billing/authorizations/issue', fields)
    expect((await issue({ authKey: 'bln_invented', customerKey: CUSTOMER })).body['code']).toBe(
      'NOT_FOUND_BILLING',
    )
    expect((await issue({ authKey, customerKey: 'somebody-else' })).body['code']).toBe(
      'NOT_MATCHES_CUSTOMER_KEY',
    )
    expect(await issue({ authKey, customerKey: 'k'.repeat(301) })).toMatchObject({
      status: 500,
      body: { code: 'FAILED_DB_PROCESSING' },
    })
    expect((await issue({ authKey, customerKey: CUSTOMER })).status).toBe(200)
  })

  it('can be charged repeatedly, each order once', async () => {
    const key = await billingKey()
    const orderId = 'renewal_1_0'
    expect(await charge(key, { orderId })).toMatchObject({
      status: 200,
      body: {
        type: 'BILLING',
        status: 'DONE',
        orderId,
        totalAmount: 50_000,
        suppliedAmount: 45_455,
        vat: 4545,
      },
    })
    expect(await charge(key, { orderId })).toMatchObject({
      status: 400,
      body: { code: 'DUPLICATED_ORDER_ID' },
    })
    expect((await charge(key)).status).toBe(200)
    expect(await test.sandbox.ledger()).toMatchObject({
      capturedWon: 100_000,
      billings: [{ chargedTimes: 2 }],
    })
  })

  it('can’t be charged for another customer', async () => {
    const key = await billingKey()
    expect(await charge(key, { customerKey: 'somebody-else' })).toMatchObject({
      status: 400,
      body: { code: 'NOT_MATCHES_CUSTOMER_KEY' },
    })
    expect((await test.sandbox.ledger()).capturedWon).toBe(0)
  })

  it('can’t be charged after its removal', async () => {
    const key = await billingKey()
    const removed = await test.api.delete(`/v1/billing/${encodeURIComponent(key)}`)
    expect([removed.status, removed.text]).toEqual([200, ''])
    expect(await charge(key)).toMatchObject({ status: 400, body: { code: 'ALREADY_REMOVED_BILLING_KEY' } })
    expect((await test.api.delete(`/v1/billing/${encodeURIComponent(key)}`)).body['code']).toBe(
      'ALREADY_REMOVED_BILLING_KEY',
    )
    expect((await charge('unknown')).body['code']).toBe('INVALID_BILL_KEY_REQUEST')
  })

  it.each([
    ['9410001234560001', ['REJECT_CARD_PAYMENT', 'REJECT_CARD_PAYMENT']],
    ['9410001234560002', [undefined, 'INVALID_CARD_LOST_OR_STOLEN']],
    ['9410001234560003', [undefined, 'REJECT_CARD_PAYMENT']],
    ['4330121234567890', ['NOT_SUPPORTED_CARD_TYPE', 'NOT_SUPPORTED_CARD_TYPE']],
    ['9410001234567890', [undefined, undefined]],
  ])('of the test card %s behaves as announced', async (cardNumber, codes) => {
    const key = await billingKey(cardNumber)
    const seen = [(await charge(key)).body['code'], (await charge(key)).body['code']]
    expect(seen).toEqual(codes)
  })

  it('stores a declined charge, after which the same order may be tried again', async () => {
    const declined = await billingKey('9410001234560001')
    const orderId = 'renewal_2_0'
    await charge(declined, { orderId })
    expect((await test.api.get(`/v1/payments/orders/${orderId}`)).body).toMatchObject({
      status: 'ABORTED',
      failure: { code: 'REJECT_CARD_PAYMENT' },
    })
    expect((await charge(await billingKey(), { orderId })).status).toBe(200)
    expect((await test.api.get(`/v1/payments/orders/${orderId}`)).body['status']).toBe('DONE')
  })
})
