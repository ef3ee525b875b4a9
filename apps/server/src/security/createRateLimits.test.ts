import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool } from '#db/openPool.ts'
import { createRateLimitRepository } from '#db/repositories/rateLimitRepository.ts'
import { createTestDatabase, type TestDatabase } from '#testkit/createTestDatabase.ts'
import { createRateLimits } from './createRateLimits.ts'
import { createSecretBox } from './createSecretBox.ts'
import { RATE_LIMITS } from './rateLimitTable.ts'

const secrets = createSecretBox('a secret that is long enough for a test')
const tooMany = { code: 'TOO_MANY_REQUESTS' }

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.url)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

describe('a limit', () => {
  it('lets through what it allows, then refuses with the seconds to wait', async () => {
    const limits = createRateLimits({ pool, secrets })
    for (let use = 0; use < RATE_LIMITS['code.send.email'].uses; use += 1) {
      await limits.take('code.send.email', 'first@example.test')
    }
    const refusal = await limits.take('code.send.email', 'first@example.test').catch((error) => error)
    expect(refusal).toMatchObject(tooMany)
    expect(refusal.reason.retryAfterSeconds).toBeGreaterThan(590)
    expect(refusal.reason.retryAfterSeconds).toBeLessThanOrEqual(600)
    await limits.take('code.send.email', 'second@example.test')
  })

  it('is shared by all servers, also when they count at the same moment', async () => {
    const servers = [createRateLimits({ pool, secrets }), createRateLimits({ pool, secrets })]
    const tries = Array.from({ length: 40 }, (_, index) =>
      servers[index % 2]?.take('login.account', 'shared'),
    )
    const results = await Promise.allSettled(tries)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      RATE_LIMITS['login.account'].uses,
    )
  })

  it('can be asked without counting, and forgotten', async () => {
    const limits = createRateLimits({ pool, secrets })
    for (let ask = 0; ask < 50; ask += 1) await limits.check('login.account', 'asked')
    for (let use = 0; use < RATE_LIMITS['login.account'].uses; use += 1) {
      await limits.take('login.account', 'asked')
    }
    await expect(limits.check('login.account', 'asked')).rejects.toMatchObject(tooMany)
    await limits.clear('login.account', 'asked')
    await limits.check('login.account', 'asked')
    await limits.take('login.account', 'asked')
  })

  it('ends by itself', async () => {
    const table = { ...RATE_LIMITS, 'login.account': { uses: 1, perSeconds: 1 } }
    const limits = createRateLimits({ pool, secrets, table })
    await limits.take('login.account', 'patient')
    const refusal = await limits.take('login.account', 'patient').catch((error) => error)
    expect(refusal).toMatchObject({ ...tooMany, reason: { retryAfterSeconds: 1 } })
    await expect.poll(() => limits.take('login.account', 'patient').then(() => 'through')).toBe('through')
  })

  it('grows with the scale', async () => {
    const limits = createRateLimits({ pool, secrets, scale: 10 })
    for (let use = 0; use < 30; use += 1) await limits.take('code.send.email', 'busy')
    await expect(limits.take('code.send.email', 'busy')).rejects.toMatchObject(tooMany)
  })

  it('of an address holds a whole IPv6 network', async () => {
    const limits = createRateLimits({ pool, secrets })
    for (let host = 0; host < RATE_LIMITS['join.address'].uses; host += 1) {
      await limits.take('join.address', `2001:db8:0:1::${host.toString(16)}`)
    }
    await expect(limits.take('join.address', '2001:db8:0:1:ffff::1')).rejects.toMatchObject(tooMany)
    await limits.take('join.address', '2001:db8:0:2::1')
  })
})

describe('the table', () => {
  it('holds nothing that names a person', async () => {
    const limits = createRateLimits({ pool, secrets })
    await limits.take('code.send.email', 'kim@example.test')
    const { rows } = await pool.query('select key from rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/kim|example|code\.send/)
  })

  it('is tidied of what no longer counts', async () => {
    await createRateLimits({ pool, secrets }).take('code.send.email.day', 'today')
    const inTwoHours = new Date(Date.now() + 2 * 3_600_000)
    expect(await createRateLimitRepository(pool).purge(inTwoHours)).toBeGreaterThan(0)
    const { rows } = await pool.query('select 1 from rate_limits')
    expect(rows).toHaveLength(1)
  })
})
