import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { fakeClock } from '@pandok/testkit'
import { describe, expect, it } from 'vitest'
import type { Unwrapped } from './createKeyRing.ts'
import { createSessionKeyCache } from './createSessionKeyCache.ts'
import { BOGUS_KEYS, SESSION_KEYS, UNWRAP_BUDGET } from './keyLimits.ts'

/** Stands in for RSA: what begins with 1 opens to its next 32 bytes, and every operation is counted. */
function setUp(budget = UNWRAP_BUDGET as Parameters<typeof createSessionKeyCache>[0]['budget']) {
  const clock = fakeClock('2026-11-02T09:00:00.000Z')
  const counted = { unwraps: 0 }
  let expiresAt = new Date(clock.now().getTime() + 3_600_000)
  const ring = {
    async unwrap(wrapped: Buffer): Promise<Unwrapped | null> {
      counted.unwraps += 1
      await sleep(1)
      return wrapped[0] === 1 ? { bytes: wrapped.subarray(1, 33), expiresAt } : null
    },
  }
  const cache = createSessionKeyCache({ ring, now: clock.now, ...(budget && { budget }) })
  return { cache, clock, counted, expireServerKeyAt: (at: Date) => (expiresAt = at) }
}

const wrappedKey = () => Buffer.concat([Buffer.of(1), randomBytes(383)]).toString('base64')
const bogusKey = () => Buffer.concat([Buffer.of(0), randomBytes(383)]).toString('base64')
const invalid = { code: 'INVALID_PUBLIC_KEY' }

describe('a session key', () => {
  it('is unwrapped once and found from then on', async () => {
    const { cache, counted } = setUp()
    const encryptedKey = wrappedKey()
    expect(cache.find(encryptedKey)).toBeUndefined()
    const key = await cache.unwrap(encryptedKey, '203.0.113.1')
    expect(key).toEqual(Buffer.from(encryptedKey, 'base64').subarray(1, 33))
    expect(cache.find(encryptedKey)).toEqual(key)
    expect(counted.unwraps).toBe(1)
  })

  it('is unwrapped once though a page begins with ten calls at the same moment', async () => {
    const { cache, counted } = setUp()
    const encryptedKey = wrappedKey()
    await Promise.all(Array.from({ length: 10 }, () => cache.unwrap(encryptedKey, '203.0.113.1')))
    expect(counted.unwraps).toBe(1)
  })

  it('is forgotten after its life, and earlier with the server key it was wrapped for', async () => {
    const { cache, clock, expireServerKeyAt } = setUp()
    const encryptedKey = wrappedKey()
    await cache.unwrap(encryptedKey, '203.0.113.1')
    clock.advance({ milliseconds: SESSION_KEYS.lifeMs - 1 })
    expect(cache.find(encryptedKey)).toBeDefined()
    clock.advance({ milliseconds: 2 })
    expect(cache.find(encryptedKey)).toBeUndefined()
    expireServerKeyAt(new Date(clock.now().getTime() + 1000))
    await cache.unwrap(encryptedKey, '203.0.113.1')
    clock.advance({ milliseconds: 1001 })
    expect(cache.find(encryptedKey)).toBeUndefined()
  })

  it('of another length than 32 bytes is none', async () => {
    const ring = { unwrap: async () => ({ bytes: randomBytes(31), expiresAt: new Date(Date.now() + 1e6) }) }
    const cache = createSessionKeyCache({ ring, now: () => new Date() })
    await expect(cache.unwrap(wrappedKey(), '203.0.113.1')).rejects.toMatchObject(invalid)
  })

  it('has one spelling only', async () => {
    const { cache, counted } = setUp()
    const encryptedKey = wrappedKey()
    await cache.unwrap(encryptedKey, '203.0.113.1')
    for (const other of [`${encryptedKey}\n`, ` ${encryptedKey}`, encryptedKey.replace(/^..../, '$& ')]) {
      expect(cache.find(other)).toBeUndefined()
      await expect(cache.unwrap(other, '203.0.113.1')).rejects.toMatchObject(invalid)
    }
    expect(counted.unwraps).toBe(1)
  })
})

describe('a bogus key', () => {
  it('costs RSA once, however often it is sent', async () => {
    const { cache, clock, counted } = setUp()
    const encryptedKey = bogusKey()
    for (let round = 0; round < 20; round += 1) {
      await expect(cache.unwrap(encryptedKey, '203.0.113.1')).rejects.toMatchObject(invalid)
    }
    expect(counted.unwraps).toBe(1)
    clock.advance({ milliseconds: BOGUS_KEYS.lifeMs + 1 })
    await expect(cache.unwrap(encryptedKey, '203.0.113.1')).rejects.toMatchObject(invalid)
    expect(counted.unwraps).toBe(2)
  })
})

describe('a flood', () => {
  it('from one address is held to that address, which is told how long to wait', async () => {
    const { cache, clock, counted } = setUp()
    const flood = await Promise.allSettled(
      Array.from({ length: 1000 }, () => cache.unwrap(bogusKey(), '203.0.113.66')),
    )
    expect(counted.unwraps).toBe(UNWRAP_BUDGET.address.burst)
    expect(flood.at(-1)).toMatchObject({
      reason: { code: 'TOO_MANY_REQUESTS', reason: { retryAfterSeconds: 1 } },
    })
    await cache.unwrap(wrappedKey(), '203.0.113.1')
    clock.advance({ milliseconds: 1000 })
    counted.unwraps = 0
    await Promise.allSettled(Array.from({ length: 1000 }, () => cache.unwrap(bogusKey(), '203.0.113.66')))
    expect(counted.unwraps).toBe(UNWRAP_BUDGET.address.perSecond)
  })

  it('from very many addresses is held to the budget of all', async () => {
    const { cache, counted } = setUp()
    await Promise.allSettled(
      Array.from({ length: 2000 }, (_, index) =>
        cache.unwrap(bogusKey(), `10.0.${index >> 8}.${index & 255}`),
      ),
    )
    expect(counted.unwraps).toBe(UNWRAP_BUDGET.all.burst)
  })

  it('of keys that open never pushes out the key of anybody who is at work', async () => {
    const { burst, perSecond } = UNWRAP_BUDGET.all
    expect(burst + (perSecond * SESSION_KEYS.lifeMs) / 1000).toBeLessThan(SESSION_KEYS.entries)
    const { cache } = setUp()
    const mine = wrappedKey()
    await cache.unwrap(mine, '203.0.113.1')
    await Promise.allSettled(Array.from({ length: 5000 }, () => cache.unwrap(wrappedKey(), '203.0.113.66')))
    await Promise.allSettled(Array.from({ length: 5000 }, () => cache.unwrap(bogusKey(), '203.0.113.66')))
    expect(cache.find(mine)).toBeDefined()
  })
})
