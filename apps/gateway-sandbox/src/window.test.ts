import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { queryOf } from '#testkit/createBuyer.ts'
import { startTestSandbox, type TestSandbox } from '#testkit/startTestSandbox.ts'

let test: TestSandbox
beforeAll(async () => {
  test = await startTestSandbox()
})
afterAll(() => test.close())
afterEach(() => test.sandbox.reset())

describe('the window', () => {
  it('redirects the buyer with exactly the parameters of the real one', async () => {
    const orderId = 'order-of-mine'
    const approved = queryOf(await test.buyer.act(await test.buyer.open({ orderId }), 'approve'))
    expect(approved).toEqual({ paymentKey: expect.stringMatching(/^tsbx/u), orderId, amount: '30000' })
    const refused = queryOf(await test.buyer.act(await test.buyer.open({ orderId }), 'refuse'))
    expect(refused).toEqual({ code: 'REJECT_CARD_COMPANY', message: '결제 승인이 거절되었습니다.', orderId })
    const closed = queryOf(await test.buyer.act(await test.buyer.open({ orderId }), 'close'))
    expect(closed).toEqual({ code: 'PAY_PROCESS_CANCELED', message: expect.any(String) })
  })

  it('keeps the parameters in the shop’s own addresses', async () => {
    const outcome = await test.buyer.act(
      await test.buyer.open({ successUrl: 'http://localhost:3000/price/success?plan=basic#top' }),
      'approve',
    )
    expect(outcome).toMatchObject({
      url: expect.stringMatching(/^http:\/\/localhost:3000\/price\/success\?plan=basic&paymentKey=.*#top$/u),
    })
  })

  it('answers a page that stays open through the frame', async () => {
    const inFrame = { target: 'iframe', successUrl: '', failUrl: '' }
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => test.buyer.open(inFrame)))
    expect(await test.buyer.act(one ?? '', 'approve')).toEqual({
      kind: 'resolve',
      result: {
        paymentKey: expect.any(String),
        orderId: expect.any(String),
        amount: { value: 30_000, currency: 'KRW' },
      },
    })
    expect(await test.buyer.act(two ?? '', 'refuse')).toMatchObject({
      kind: 'reject',
      code: 'REJECT_CARD_COMPANY',
      orderId: expect.any(String),
    })
    expect(await test.buyer.act(three ?? '', 'close')).toMatchObject({ kind: 'reject', code: 'USER_CANCEL' })
  })

  it('rejects when a frame is closed, even with addresses given, like the real one', async () => {
    expect(await test.buyer.act(await test.buyer.open({ target: 'iframe' }), 'close')).toMatchObject({
      kind: 'reject',
      code: 'USER_CANCEL',
    })
  })

  it('grants no additional time for a second click', async () => {
    const window = await test.buyer.open()
    const first = await test.buyer.act(window, 'approve')
    await test.sandbox.advance(9 * 60_000)
    expect(await test.buyer.act(window, 'approve')).toEqual(first)
    await test.sandbox.advance(61_000)
    const { paymentKey, orderId, amount } = queryOf(first)
    const late = await test.api.post('/v1/payments/confirm', { paymentKey, orderId, amount: Number(amount) })
    expect(late.body['code']).toBe('NOT_FOUND_PAYMENT_SESSION')
  })

  it('accepts no card but the test cards', async () => {
    const window = await test.buyer.open()
    await expect(test.buyer.act(window, 'approve', '4111111111111111')).rejects.toThrow('400')
  })

  it.each([
    ['ko', '테스트 결제', '승인', '거절', '닫기', '₩30,000'],
    ['EN', 'Test payment', 'Approve', 'Decline', 'Close', '₩30,000'],
    ['zh-Hans', '测试支付', '批准', '拒绝', '关闭', '₩30,000'],
    ['ja', 'テスト決済', '承認', '拒否', '閉じる', '₩30,000'],
    ['de', 'Testzahlung', 'Genehmigen', 'Ablehnen', 'Schließen', '30.000'],
  ])('is available in %s', async (language, ...texts) => {
    const page = await (await fetch(await test.buyer.open({ language }))).text()
    for (const text of texts) expect(page).toContain(text)
  })

  it('escapes the shop’s texts, under a policy that loads nothing from elsewhere', async () => {
    const response = await fetch(await test.buyer.open({ orderName: '<img src=x onerror=alert(1)>"' }))
    const page = await response.text()
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /u)
    expect(policy).toContain('frame-ancestors http://localhost:* http://127.0.0.1:*')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it.each([
    ['another client key', { clientKey: 'test_ck_other' }, 'INVALID_CLIENT_KEY'],
    ['an address that is a script', { failUrl: 'javascript:alert(1)' }, 'INVALID_REQUEST'],
    ['no way back', { successUrl: '', failUrl: '' }, 'INVALID_REQUEST'],
  ])('does not open with %s', async (_, request, code) => {
    await expect(test.buyer.open(request)).rejects.toThrow(code)
  })

  it.each([
    ['an order id that is too short', { orderId: 'short' }, 'INVALID_ORDER_ID'],
    ['99 won', { amount: '99' }, 'BELOW_MINIMUM_AMOUNT'],
    ['an amount that is no whole number', { amount: '3e4' }, 'INVALID_REQUEST'],
    ['another method', { method: 'TRANSFER' }, 'NOT_SUPPORTED_METHOD'],
    ['a customer key with a space', { customerKey: 'a b' }, 'INVALID_REQUEST'],
    ['six pairs of metadata', { metadata: '{"a":"","b":"","c":"","d":"","e":"","f":""}' }, 'INVALID_REQUEST'],
    ['a nameless order', { orderName: '' }, 'INVALID_REQUEST'],
  ])('redirects the buyer at once with %s', async (_, request, code) => {
    expect(new URL(await test.buyer.open(request)).searchParams.get('code')).toBe(code)
  })

  it('does not open for an order that is paid', async () => {
    const orderId = 'paid-already'
    await test.api.post('/v1/payments/confirm', await test.buyer.pay({ orderId }))
    expect(new URL(await test.buyer.open({ orderId })).searchParams.get('code')).toBe('DUPLICATED_ORDER_ID')
  })

  it('has a receipt for a payment, marked as a test', async () => {
    const paid = await test.buyer.pay()
    expect((await fetch(`${test.sandbox.url}/receipt/${paid.paymentKey}`)).status).toBe(404)
    const { body } = await test.api.post('/v1/payments/confirm', paid)
    const receipt = await (await fetch((body['receipt'] as { url: string }).url)).text()
    for (const text of ['테스트 영수증', '₩27,273', '₩2,727', '₩30,000', '94100012****000*']) {
      expect(receipt).toContain(text)
    }
  })

  it('allows pages of other origins to load its script', async () => {
    for (const path of ['/v2/standard', '/v2/standard.js']) {
      const response = await fetch(test.sandbox.url + path)
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(await response.text()).toContain('TossPayments')
    }
  })
})
