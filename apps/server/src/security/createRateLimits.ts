import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Pool } from '#db/Pool.ts'
import { ActionError } from '#rpc/ActionError.ts'
import { networkOf } from './networkOf.ts'
import type { LimitName, RateLimits } from './RateLimits.ts'
import { RATE_LIMITS, type RateLimit } from './rateLimitTable.ts'
import type { SecretBox } from './SecretBox.ts'

export interface RateLimitsOptions {
  pool: Pool
  secrets: SecretBox
  /** Multiplies every limit, for tests and measurements in which one machine simulates all clients. */
  scale?: number
  table?: Readonly<Record<LimitName, RateLimit>>
}

export function createRateLimits({
  pool,
  secrets,
  scale = 1,
  table = RATE_LIMITS,
}: RateLimitsOptions): RateLimits {
  const limiters = new Map(
    Object.entries(table).map(([name, limit]) => [name, createLimiter(pool, limit, scale)]),
  )
  const limiterOf = (name: LimitName): RateLimiterAbstract => {
    const limiter = limiters.get(name)
    if (limiter === undefined) throw new Error(`There is no limit called ${name}.`)
    return limiter
  }
  // The key is a keyed hash, so that the table can't be searched for an address.
  const keyOf = (name: LimitName, key: string): string =>
    secrets
      .sign('rate-limit', `${name}|${name.endsWith('.address') ? networkOf(key) : key}`)
      .toString('base64url')
  return {
    async take(name, key) {
      try {
        await limiterOf(name).consume(keyOf(name, key))
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(refusal)
        throw refusal
      }
    },

    async check(name, key) {
      const limiter = limiterOf(name)
      const state = await limiter.get(keyOf(name, key))
      if (state !== null && state.consumedPoints >= limiter.points) throw tooMany(state)
    },

    async clear(name, key) {
      await limiterOf(name).delete(keyOf(name, key))
    },
  }
}

function createLimiter(
  pool: Pool,
  { uses, perSeconds, isLocal }: RateLimit,
  scale: number,
): RateLimiterAbstract {
  const limit = { keyPrefix: '', points: Math.ceil(uses * scale), duration: perSeconds }
  if (isLocal) return new RateLimiterMemory(limit)
  return new RateLimiterPostgres({
    ...limit,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  })
}

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new ActionError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) })
