import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { removeExpired } from './removeExpired.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const NOTHING = {
  verification: 0,
  social: 0,
  sessions: 0,
  replay: 0,
  rsaKeys: 0,
  rateLimits: 0,
  mail: 0,
  securityEvents: 0,
  withdrawals: 0,
  webhooks: 0,
  audit: 0,
}

const DAY_MS = 24 * 60 * 60 * 1000

/** One row of each kind that ends or was made at that time. */
async function givenRows(
  suffix: string,
  { endsAt, madeAt }: { endsAt: Date; madeAt: (days: number) => Date },
) {
  const run = (sql: string, values: unknown[]) => server.pool.query(sql, values)
  const hash = Buffer.from(suffix.padEnd(16, '.'))
  await run(
    "insert into verification_codes (id, email, purpose, code_hash, created_at, expires_at) values ($1, $1, 'join', '', $2, $2)",
    [suffix, endsAt],
  )
  await run("insert into tickets (hash, kind, created_at, expires_at) values ($1, 'join', $2, $2)", [
    hash,
    endsAt,
  ])
  await run("insert into social_attempts values ($1, 'kakao', '', $2)", [hash, endsAt])
  await run('insert into replay_window values ($1, $2)', [hash, endsAt])
  await run("insert into rsa_keys values ($1, '', '', $2, $2, $2)", [suffix, endsAt])
  await run('insert into rate_limits values ($1, 1, $2)', [suffix, endsAt.getTime()])
  await run("insert into mail_outbox (id, kind, sealed, created_at) values ($1, 'withdrawn', '', $2)", [
    suffix,
    madeAt(7),
  ])
  await run("insert into security_events (kind, address, request_id, at) values ('login', '', '', $1)", [
    madeAt(92),
  ])
  await run('insert into withdrawal_reasons (reason, at) values ($1, $2)', ['bye', madeAt(365)])
  await run('insert into webhook_inbox (transmission_id, received_at, handled_at) values ($1, $2, $2)', [
    suffix,
    madeAt(7),
  ])
}

it('removes what has served its time and nothing else, and finds nothing the second time', async () => {
  const now = server.clock.now()
  const around = (offsetMs: number) => ({
    endsAt: new Date(now.getTime() + offsetMs),
    madeAt: (days: number) => new Date(now.getTime() - days * DAY_MS + offsetMs),
  })
  await givenRows('old', around(-1000))
  await givenRows('young', around(1000))
  const { repositories } = server.services
  expect(await removeExpired(server.pool, repositories, now)).toEqual({
    verification: 2,
    social: 1,
    sessions: 0,
    replay: 1,
    rsaKeys: 1,
    rateLimits: 1,
    mail: 1,
    securityEvents: 1,
    withdrawals: 1,
    webhooks: 1,
    audit: 0,
  })
  expect(await removeExpired(server.pool, repositories, now)).toEqual(NOTHING)
})

it('works through more rows than one statement takes', async () => {
  const now = server.clock.now()
  await server.pool.query(
    "insert into replay_window select decode(md5(n::text), 'hex'), $1 from generate_series(1, 20500) as n",
    [new Date(now.getTime() - 1000)],
  )
  const removed = await removeExpired(server.pool, server.services.repositories, now)
  expect(removed).toEqual({ ...NOTHING, replay: 20_500 })
})

it('removes what administrators changed five years ago, by whichever clock is later', async () => {
  const five = 5 * 366 * DAY_MS
  const given = (at: Date) =>
    server.pool.query(
      `insert into admin_audit (at, actor_id, address, request_id, action, subject_kind, subject_id, subject_label)
        values ($1, 'mem_x', '', '', 'plate.delete', 'plate', 'pla_x', '')`,
      [at],
    )
  await given(new Date(Date.now() - five))
  await given(new Date())
  const { repositories } = server.services
  const later = new Date(Date.now() + 2 * five)
  expect((await removeExpired(server.pool, repositories, later))['audit']).toBe(1)
  const { rows } = await server.pool.query('select id from admin_audit')
  expect(rows).toHaveLength(1)
})
