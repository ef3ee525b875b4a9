import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#testkit/startTestSandbox.ts'

let test: TestSandbox
beforeAll(async () => {
  test = await startTestSandbox()
})
afterAll(() => test.close())
afterEach(() => test.sandbox.reset())

async function ask(method: string, path: string, fields?: unknown, token = test.sandbox.adminToken) {
  const response = await fetch(`${test.sandbox.url}/__admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    body: fields === undefined ? null : JSON.stringify(fields),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('an admin call', () => {
  it('needs the token of this start', async () => {
    for (const [method, path] of [
      ['GET', 'ledger'],
      ['GET', 'faults'],
      ['GET', 'calls'],
      ['POST', 'reset'],
      ['POST', 'clock'],
      ['DELETE', 'faults'],
    ] as const) {
      expect((await ask(method, path, method === 'POST' ? {} : undefined, 'guessed')).status, path).toBe(403)
    }
  })

  it('moves the clock forward, by a duration or to a time, and never back', async () => {
    expect((await ask('POST', 'clock', { advanceMs: 60_000 })).body).toEqual({
      now: '2026-11-15T00:01:00.000Z',
    })
    expect((await ask('POST', 'clock', { to: '2027-01-31T00:00:00Z' })).body).toEqual({
      now: '2027-01-31T00:00:00.000Z',
    })
    expect((await ask('POST', 'clock', { to: '2026-12-01T00:00:00Z' })).status).toBe(400)
    expect((await ask('POST', 'clock', { advanceMs: -1 })).status).toBe(400)
    expect((await ask('POST', 'clock', { to: 'soon' })).status).toBe(400)
    expect((await ask('GET', 'clock')).body).toEqual({ now: '2027-01-31T00:00:00.000Z' })
  })

  it('sets, shows and clears faults, and explains an invalid one', async () => {
    const rule = { path: '/v1/payments/confirm', call: 2, kind: 'drop-after' }
    expect((await ask('POST', 'faults', [rule])).body).toEqual([
      { path: rule.path, kind: rule.kind, calls: [2], seen: 0, struck: 0 },
    ])
    for (const wrong of [
      {},
      [{ kind: 'explode' }],
      [{ kind: 'refuse' }],
      [{ kind: 'delay', delayMs: -1 }],
      ['x'],
    ]) {
      expect((await ask('POST', 'faults', wrong)).status, JSON.stringify(wrong)).toBe(400)
    }
    expect((await ask('GET', 'faults')).body).toHaveLength(1)
    expect((await ask('DELETE', 'faults')).body).toEqual([])
  })

  it('lists the received calls', async () => {
    expect((await ask('GET', 'calls')).body).toEqual([])
    await test.api.post('/v1/payments/confirm', {}, { 'Idempotency-Key': 'k' })
    await test.api.post('/v1/payments/confirm', {}, { 'Idempotency-Key': 'k' })
    const call = {
      method: 'POST',
      path: '/v1/payments/confirm',
      status: 400,
      idempotencyKey: 'k',
      faults: [],
    }
    expect((await ask('GET', 'calls')).body).toMatchObject([
      { ...call, isReplay: false },
      { ...call, isReplay: true },
    ])
  })

  it('adds up every won', async () => {
    const paid = await test.buyer.pay()
    await test.api.post('/v1/payments/confirm', paid)
    await test.api.post(`/v1/payments/${paid.paymentKey}/cancel`, {
      cancelReason: '환불',
      cancelAmount: 12_000,
    })
    expect((await ask('GET', 'ledger')).body).toEqual({
      capturedWon: 30_000,
      canceledWon: 12_000,
      balanceWon: 18_000,
      payments: [
        {
          paymentKey: paid.paymentKey,
          orderId: paid.orderId,
          type: 'NORMAL',
          status: 'PARTIAL_CANCELED',
          capturedWon: 30_000,
          canceledWon: 12_000,
          capturedAt: '2026-11-15T00:00:00.000Z',
        },
      ],
      billings: [],
    })
  })

  it('deletes everything on reset', async () => {
    const paid = await test.buyer.pay()
    await test.api.post('/v1/payments/confirm', paid)
    await ask('POST', 'clock', { advanceMs: 60_000 })
    expect((await ask('POST', 'reset')).status).toBe(200)
    expect((await ask('GET', 'ledger')).body).toMatchObject({ capturedWon: 0, payments: [] })
    expect((await ask('GET', 'clock')).body).toEqual({ now: '2026-11-15T00:00:00.000Z' })
    expect((await test.api.get(`/v1/payments/${paid.paymentKey}`)).status).toBe(404)
  })
})

describe('the sandbox', () => {
  it('does not start with a real key', async () => {
    await expect(startTestSandbox({ secretKey: 'live_sk_x' })).rejects.toThrow('test keys only')
  })
})
