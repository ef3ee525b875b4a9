import { randomBytes } from 'node:crypto'
import { type FakeClock, fakeClock } from '@pandok/testkit'
import { openPool, type PoolOptions } from '#db/openPool.ts'
import type { Pool } from '#db/Pool.ts'
import type { PaymentGateway } from '#payment/PaymentGateway.ts'
import type { Services } from '#rpc/Services.ts'
import { createPasswordHasher } from '#security/createPasswordHasher.ts'
import { createSecretBox } from '#security/createSecretBox.ts'
import type { SocialConfig } from '#social/createSocialLogin.ts'
import { createServices } from '#start/createServices.ts'
import { type Caller, createCaller } from './createCaller.ts'
import { createModules, type Modules } from './createModules.ts'
import { createPeople, type People } from './createPeople.ts'
import { createPlates, type Plates } from './createPlates.ts'
import { createTestDatabase, type TestDatabase } from './createTestDatabase.ts'
import { silentLog } from './silentLog.ts'

export interface TestServicesOptions {
  /** Kakao and Naver; both are off without it. */
  social?: Partial<SocialConfig>
  /** Without it nothing can be bought. */
  gateway?: PaymentGateway | null
  /** Multiplies every rate limit. */
  limitScale?: number
  /** A database that a test may stop and kill; otherwise a copy on the server that all tests share. */
  database?: TestDatabase
  pool?: PoolOptions
}

export interface TestServices extends Caller, People, Modules, Plates {
  services: Services
  clock: FakeClock
  pool: Pool
  databaseUrl: string
  /** Returns the recorded events of a member, the oldest first. */
  eventsOf: (memberId: string) => Promise<string[]>
  stop: () => Promise<void>
}

const PUBLIC_URL = 'https://pandok.example'
/** Real argon2 at the lowest cost; `createPasswordHasher.test.ts` tests the cost in production. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** On a busy machine, a statement may wait for a lock much longer than it may in production. */
const PATIENT = { statementTimeoutMs: 120_000, queryTimeoutMs: 125_000 } as const

/** Starts everything that actions need, as in the server, on its own database; only the clock is a fake. */
export async function startTestServices(options: TestServicesOptions = {}): Promise<TestServices> {
  const database = options.database ?? (await createTestDatabase())
  const pool = openPool(database.url, { max: 20, name: 'pandok test', ...PATIENT, ...options.pool })
  const clock = fakeClock()
  const secrets = createSecretBox(randomBytes(32))
  const services = createServices({
    config: {
      publicUrl: PUBLIC_URL,
      kakao: null,
      naver: null,
      limitScale: options.limitScale ?? 1,
      ...options.social,
    },
    pool,
    secrets,
    passwords: createPasswordHasher({ waiting: 100, cost: CHEAP }),
    gateway: options.gateway ?? null,
    now: clock.now,
    log: silentLog,
  })
  const caller = createCaller(services)
  return {
    ...caller,
    ...createPeople(caller, pool, services),
    ...createModules(caller),
    ...createPlates(caller, pool),
    services,
    clock,
    pool,
    databaseUrl: database.url,
    async eventsOf(memberId) {
      const sql = 'select kind from security_events where member_id = $1 order by id'
      return (await pool.query<{ kind: string }>(sql, [memberId])).rows.map(({ kind }) => kind)
    },
    async stop() {
      await pool.end()
      await database.drop()
    },
  }
}
