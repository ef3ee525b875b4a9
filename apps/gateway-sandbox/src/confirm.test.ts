import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#testkit/startTestSandbox.ts'

let test: TestSandbox
beforeAll(async () => {
  test = await startTestSandbox()
})
afterAll(() => test.close())
afterEach(() => test.sandbox.reset())

const MINUTE = 60_000

describe('a one-off payment', () => {
  it('is captured once it is confirmed, with every field of the real answer', async () => {
    const { paymentKey, orderId } = await test.buyer.pay({ metadata: '{"plan":"basic"}' })
    const answer = await test.api.post('/v1/payments/confirm', { paymentKey, orderId, amount: 30_000 })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-tosspayments-trace-id')).toMatch(/^[0-9a-f-]{36}$/u)
    expect(answer.body).toEqual({
      mId: 'pandoksandbox',
      version: '2022-11-16',
      paymentKey,
      type: 'NORMAL',
      orderId,
      orderName: 'Basic 1개월',
      status: 'DONE',
      method: '카드',
      currency: 'KRW',
      country: 'KR',
      totalAmount: 30_000,
      balanceAmount: 30_000,
      suppliedAmount: 27_273,
      vat: 2727,
      taxFreeAmount: 0,
      taxExemptionAmount: 0,
      requestedAt: '2026-11-15T09:00:00+09:00',
      approvedAt: '2026-11-15T09:00:00+09:00',
      lastTransactionKey: expect.stringMatching(/^[0-9A-F]{32}$/u),
      useEscrow: false,
      cultureExpense: false,
      isPartialCancelable: true,
      card: {
        amount: 30_000,
        issuerCode: '61',
        acquirerCode: '61',
        number: '94100012****000*',
        installmentPlanMonths: 0,
        approveNo: '00000000',
        useCardPoint: false,
        cardType: '신용',
        ownerType: '개인',
        acquireStatus: 'READY',
        isInterestFree: false,
        interestPayer: null,
      },
      cancels: null,
      virtualAccount: null,
      transfer: null,
      mobilePhone: null,
      giftCertificate: null,
      cashReceipt: null,
      cashReceipts: null,
      discount: null,
      easyPay: null,
      secret: null,
      failure: null,
      metadata: { plan: 'basic' },
      receipt: { url: `${test.sandbox.url}/receipt/${paymentKey}` },
      checkout: { url: `${test.sandbox.url}/window/${paymentKey}` },
    })
    const byOrder = await test.api.get(`/v1/payments/orders/${orderId}`)
    const byKey = await test.api.get(`/v1/payments/${paymentKey}`)
    expect([byOrder.body, byKey.body]).toEqual([answer.body, answer.body])
    expect(await test.sandbox.ledger()).toMatchObject({
      capturedWon: 30_000,
      canceledWon: 0,
      balanceWon: 30_000,
    })
  })

  it('answers a second confirm with ALREADY_PROCESSED_PAYMENT', async () => {
    const paid = await test.buyer.pay()
    await test.api.post('/v1/payments/confirm', paid)
    expect(await test.api.post('/v1/payments/confirm', paid)).toMatchObject({
      status: 400,
      body: { code: 'ALREADY_PROCESSED_PAYMENT', message: '이미 처리된 결제 입니다.' },
    })
  })

  it('can be confirmed for ten minutes', async () => {
    const inTime = await test.buyer.pay()
    const late = await test.buyer.pay()
    await test.sandbox.advance(10 * MINUTE)
    expect((await test.api.post('/v1/payments/confirm', inTime)).status).toBe(200)
    await test.sandbox.advance(1)
    expect(await test.api.post('/v1/payments/confirm', late)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND_PAYMENT_SESSION' },
    })
    expect((await test.api.get(`/v1/payments/${late.paymentKey}`)).body).toMatchObject({ status: 'EXPIRED' })
  })

  it('expires after half an hour without a choice of a card', async () => {
    const window = await test.buyer.open({ orderId: 'order-left-open' })
    const status = async () => (await test.api.get('/v1/payments/orders/order-left-open')).body['status']
    await test.sandbox.advance(30 * MINUTE)
    expect(await status()).toBe('READY')
    await test.sandbox.advance(1)
    expect(await status()).toBe('EXPIRED')
    expect(await test.buyer.act(window, 'approve')).toMatchObject({
      kind: 'redirect',
      url: expect.stringContaining('code=PAY_PROCESS_ABORTED'),
    })
  })

  it('is refused by a card without funds, and stays refused', async () => {
    const paid = await test.buyer.pay({}, '9410001234560001')
    expect(await test.api.post('/v1/payments/confirm', paid)).toMatchObject({
      status: 403,
      body: { code: 'REJECT_CARD_PAYMENT' },
    })
    expect((await test.api.get(`/v1/payments/orders/${paid.orderId}`)).body).toMatchObject({
      status: 'ABORTED',
      approvedAt: null,
      receipt: null,
      failure: { code: 'REJECT_CARD_PAYMENT' },
    })
    expect((await test.sandbox.ledger()).payments).toEqual([])
  })

  it('is not captured with another amount, order or key than in the window', async () => {
    const paid = await test.buyer.pay()
    const codeFor = async (change: object) =>
      (await test.api.post('/v1/payments/confirm', { ...paid, ...change })).body['code']
    expect(await codeFor({ amount: 29_999 })).toBe('INVALID_REQUEST')
    expect(await codeFor({ amount: '30000' })).toBe('INVALID_REQUEST')
    expect(await codeFor({ amount: 99 })).toBe('BELOW_MINIMUM_AMOUNT')
    expect(await codeFor({ orderId: 'another-order' })).toBe('NOT_FOUND_PAYMENT_SESSION')
    expect(await codeFor({ paymentKey: 'unknown' })).toBe('NOT_FOUND_PAYMENT')
    expect(await codeFor({ paymentKey: 'x'.repeat(201) })).toBe('INVALID_PAYMENT_KEY')
    expect((await test.sandbox.ledger()).capturedWon).toBe(0)
    expect((await test.api.post('/v1/payments/confirm', paid)).status).toBe(200)
  })

  it('is captured once per order, however many windows were opened for it', async () => {
    const orderId = 'one-order-two-tabs'
    const first = await test.buyer.pay({ orderId })
    const second = await test.buyer.pay({ orderId })
    expect((await test.api.post('/v1/payments/confirm', first)).status).toBe(200)
    expect((await test.api.post('/v1/payments/confirm', second)).body['code']).toBe('DUPLICATED_ORDER_ID')
    expect((await test.api.get(`/v1/payments/orders/${orderId}`)).body['paymentKey']).toBe(first.paymentKey)
    expect(await test.buyer.act(await test.buyer.open(), 'close')).toMatchObject({ kind: 'redirect' })
  })
})
