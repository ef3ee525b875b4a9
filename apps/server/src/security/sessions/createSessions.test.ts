import { SESSIONS_PER_MEMBER_MAX } from '@pandok/domain'
import { type FakeClock, fakeClock } from '@pandok/testkit'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#db/connect.ts'
import type { Database } from '#db/Database.ts'
import { openPool } from '#db/openPool.ts'
import { createStandingRepository } from '#db/repositories/payment/standingRepository.ts'
import { createSessionRepository } from '#db/repositories/sessionRepository.ts'
import { createTestDatabase, type TestDatabase } from '#testkit/createTestDatabase.ts'
import { openSession } from '#testkit/openSession.ts'
import { createRateLimits } from '../createRateLimits.ts'
import { createSecretBox } from '../createSecretBox.ts'
import { newId } from '../newId.ts'
import type { Sessions } from '../Sessions.ts'
import { createSessions } from './createSessions.ts'

const DAY = 86_400_000
const secrets = createSecretBox('a secret that is long enough for a test')
const revoked = { code: 'SESSION_REVOKED' }
const invalid = { code: 'REFRESH_INVALID' }

let database: TestDatabase
let pool: pg.Pool
let db: Kysely<Database>
let clock: FakeClock
let sessions: Sessions
let warned: string[]

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.url)
  db = connect(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(() => {
  clock = fakeClock('2026-11-02T09:00:00.000Z')
  warned = []
  sessions = openServer()
})

const openServer = () =>
  createSessions({
    repository: createSessionRepository(db),
    standings: createStandingRepository(db),
    secrets,
    limits: createRateLimits({ pool, secrets }),
    now: clock.now,
    newId,
    onReuse: async (memberId) => void warned.push(memberId),
  })

async function addMember() {
  const id = newId('mem')
  const at = clock.now()
  await db
    .insertInto('members')
    .values({
      id,
      email: `${id}@example.test`,
      password_hash: '',
      nickname: id,
      nickname_key: id,
      name: '김판독',
      phone: '01000000000',
      age: 40,
      nationality: 'KR',
      major: 'radiology',
      terms_agreed_at: at,
      privacy_agreed_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return { id, role: 'user', tier: 'free' } as const
}

const logIn = async () => {
  const member = await addMember()
  return { member, ...(await openSession(sessions, member, 'Firefox')) }
}

it('a hundred sessions of one member stay open, and the one that was unused for longest ends', async () => {
  const { member, ...oldest } = await logIn()
  clock.advance({ seconds: 1 })
  const used = await openSession(sessions, member)
  for (let count = 2; count < SESSIONS_PER_MEMBER_MAX; count += 1) {
    clock.advance({ seconds: 1 })
    await openSession(sessions, member)
  }
  const other = await logIn()
  await sessions.authenticate(oldest.authToken)
  clock.advance({ seconds: 1 })
  const renewed = await sessions.refresh(used.refreshToken)

  const newest = await openSession(sessions, member)

  for (const { authToken } of [renewed, newest, other]) await sessions.authenticate(authToken)
  await expect(sessions.authenticate(oldest.authToken)).rejects.toMatchObject(revoked)
  const open = await createSessionRepository(db).listOpen(member.id, clock.now())
  expect(open).toHaveLength(SESSIONS_PER_MEMBER_MAX)
})

describe('an auth token', () => {
  it('names the member, with role and tier as they are now', async () => {
    const { member, authToken } = await logIn()
    expect(await sessions.authenticate(authToken)).toMatchObject({
      memberId: member.id,
      role: 'user',
      tier: 'free',
    })
    await db
      .updateTable('members')
      .set({ role: 'admin', tier: 'basic' })
      .where('id', '=', member.id)
      .execute()
    expect(await sessions.authenticate(authToken)).toMatchObject({ role: 'admin', tier: 'basic' })
  })

  it('works on every server of the database', async () => {
    const { authToken } = await logIn()
    expect(await openServer().authenticate(authToken)).toBeDefined()
  })

  it('ends at once with its session, on every server', async () => {
    const { authToken } = await logIn()
    const other = openServer()
    const { sessionId } = await other.authenticate(authToken)
    await sessions.end(sessionId, 'logout')
    await expect(other.authenticate(authToken)).rejects.toMatchObject(revoked)
  })

  it('ends at once with a suspension, and with the member', async () => {
    const { member, authToken } = await logIn()
    await db.updateTable('members').set({ suspended_at: clock.now() }).where('id', '=', member.id).execute()
    await expect(sessions.authenticate(authToken)).rejects.toMatchObject(revoked)
    await db.updateTable('members').set({ suspended_at: null }).where('id', '=', member.id).execute()
    await sessions.authenticate(authToken)
    await db.deleteFrom('members').where('id', '=', member.id).execute()
    await expect(sessions.authenticate(authToken)).rejects.toMatchObject(revoked)
  })

  it('is asked for by many at once without mixing them up', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, logIn))
    const actors = await Promise.all(people.map(({ authToken }) => sessions.authenticate(authToken)))
    expect(actors.map(({ memberId }) => memberId)).toEqual(people.map(({ member }) => member.id))
  })

  it('stays alive where all other sessions of the member end', async () => {
    const { member, authToken } = await logIn()
    const second = await openSession(sessions, member, 'Chrome')
    const { sessionId } = await sessions.authenticate(authToken)
    await sessions.endAll(member.id, 'password', sessionId)
    await sessions.authenticate(authToken)
    await expect(sessions.authenticate(second.authToken)).rejects.toMatchObject(revoked)
    await sessions.endAll(member.id, 'withdrawn')
    await expect(sessions.authenticate(authToken)).rejects.toMatchObject(revoked)
  })
})

describe('a refresh token', () => {
  it('is changed at each use, and the new pair works', async () => {
    const first = await logIn()
    clock.advance({ milliseconds: DAY })
    const second = await sessions.refresh(first.refreshToken)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    await sessions.authenticate(second.authToken)
    clock.advance({ milliseconds: DAY })
    await sessions.refresh(second.refreshToken)
  })

  it('gives eight tabs that refresh at once the same successor', async () => {
    const { refreshToken } = await logIn()
    const servers = [openServer(), openServer()] as const
    const pairs = await Promise.all(
      Array.from({ length: 8 }, (_, tab) => servers[tab % 2 === 0 ? 0 : 1].refresh(refreshToken)),
    )
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1)
    await Promise.all(pairs.map(({ authToken }) => sessions.authenticate(authToken)))
    await sessions.refresh(pairs[0]?.refreshToken ?? '')
    expect(warned).toEqual([])
  })

  it('gives a tab that is up to 10 seconds late the same successor', async () => {
    const { refreshToken } = await logIn()
    const { refreshToken: successor } = await sessions.refresh(refreshToken)
    clock.advance({ milliseconds: 10_000 })
    expect((await sessions.refresh(refreshToken)).refreshToken).toBe(successor)
  })

  it('that is used again later ends the session and warns the member, once', async () => {
    const { member, refreshToken } = await logIn()
    const thief = await sessions.refresh(refreshToken)
    clock.advance({ milliseconds: 10_001 })
    await expect(sessions.refresh(refreshToken)).rejects.toMatchObject(invalid)
    await expect(sessions.refresh(refreshToken)).rejects.toMatchObject(invalid)
    await expect(sessions.refresh(thief.refreshToken)).rejects.toMatchObject(invalid)
    await expect(sessions.authenticate(thief.authToken)).rejects.toMatchObject(revoked)
    expect(warned).toEqual([member.id])
    const [ended] = await db.selectFrom('sessions').selectAll().where('member_id', '=', member.id).execute()
    expect(ended).toMatchObject({ end_reason: 'reuse' })
  })

  it('of two uses ago ends the session even within the 10 seconds', async () => {
    const { member, refreshToken } = await logIn()
    const second = await sessions.refresh(refreshToken)
    await sessions.refresh(second.refreshToken)
    await expect(sessions.refresh(refreshToken)).rejects.toMatchObject(invalid)
    expect(warned).toEqual([member.id])
  })

  it('lives for 14 days from its last use', async () => {
    const { refreshToken } = await logIn()
    clock.advance({ milliseconds: 14 * DAY - 1 })
    const next = await sessions.refresh(refreshToken)
    clock.advance({ milliseconds: 14 * DAY })
    await expect(sessions.refresh(next.refreshToken)).rejects.toMatchObject(invalid)
    expect(warned).toEqual([])
  })

  it('does not work after log-out or while suspended', async () => {
    const { member, authToken, refreshToken } = await logIn()
    await db.updateTable('members').set({ suspended_at: clock.now() }).where('id', '=', member.id).execute()
    await expect(sessions.refresh(refreshToken)).rejects.toMatchObject(invalid)
    await db.updateTable('members').set({ suspended_at: null }).where('id', '=', member.id).execute()
    const { sessionId } = await sessions.authenticate(authToken)
    await sessions.end(sessionId, 'logout')
    await expect(sessions.refresh(refreshToken)).rejects.toMatchObject(invalid)
  })

  it('cannot be made up, nor edited to a counter of the past or the future', async () => {
    const { authToken, refreshToken } = await logIn()
    const [id, , mac] = refreshToken.split('.')
    const forged = [
      '',
      'x',
      authToken,
      `${id}.0`,
      `${id}.1.${mac}`,
      `${id}.00.${mac}`,
      `${id}.-1.${mac}`,
      `${id}.0.${mac}=`,
      `${id}.0.${mac} `,
      `${id}.0.${'A'.repeat(43)}`,
      `ses_other.0.${mac}`,
      `${id}\u0000.0.${mac}`,
    ]
    for (const token of forged) await expect(sessions.refresh(token)).rejects.toMatchObject(invalid)
    expect(warned).toEqual([])
    await sessions.refresh(refreshToken)
  })

  it('is limited per session, and only by those who hold it', async () => {
    const { refreshToken } = await logIn()
    const [id] = refreshToken.split('.')
    for (let guess = 0; guess < 40; guess += 1) {
      await expect(sessions.refresh(`${id}.0.${'A'.repeat(43)}`)).rejects.toMatchObject(invalid)
    }
    let { refreshToken: current } = await sessions.refresh(refreshToken)
    for (let use = 1; use < 30; use += 1) current = (await sessions.refresh(current)).refreshToken
    await expect(sessions.refresh(current)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('cannot be read from the database', async () => {
    const { refreshToken } = await logIn()
    const [id, , mac] = refreshToken.split('.')
    const row = await db
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(mac)
    expect(row.seed.toString('base64url')).not.toBe(mac)
  })
})

describe('the list of sessions', () => {
  it('has the open ones, the last used first, and purging removes the expired', async () => {
    const repository = createSessionRepository(db)
    const { member, refreshToken } = await logIn()
    clock.advance({ milliseconds: 1000 })
    await sessions.open(member, 'x'.repeat(1000))
    clock.advance({ milliseconds: 1000 })
    const ended = await openSession(sessions, member, 'Safari')
    await sessions.end((await sessions.authenticate(ended.authToken)).sessionId, 'ended')
    await sessions.refresh(refreshToken)
    const open = await repository.listOpen(member.id, clock.now())
    expect(open.map(({ userAgent }) => userAgent)).toEqual(['Firefox', 'x'.repeat(300)])
    clock.advance({ milliseconds: 15 * DAY })
    expect(await repository.listOpen(member.id, clock.now())).toEqual([])
    expect(await repository.purge(clock.now(), 2)).toBe(2)
    while ((await repository.purge(clock.now(), 100)) > 0);
    const expired = db.selectFrom('sessions').select('id').where('expires_at', '<', clock.now())
    expect(await expired.execute()).toEqual([])
  })
})
