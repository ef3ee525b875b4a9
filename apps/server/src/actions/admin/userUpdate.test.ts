import {
  adminUserGet,
  adminUserUpdate,
  type ParamInput,
  plateCreate,
  userInfo,
  userLogin,
  userResetPassword,
  userVerifyCode,
  userWithdraw,
} from '@pandok/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Administrators, createAdministrators } from '#testkit/createAdministrators.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices
let people: Administrators
let admin: TestMember
let member: TestMember

beforeAll(async () => {
  server = await startTestServices({ limitScale: 100 })
  people = createAdministrators(server, server.pool)
})
beforeEach(async () => {
  // An administrator left over from another test would count as one of «the others» here.
  await server.pool.query("update members set role = 'user'")
  admin = await people.administrator()
  member = await server.member()
})
afterAll(() => server.stop())

type Change = ParamInput<typeof adminUserUpdate>['change']

const idOf = (one: TestMember | string) => (typeof one === 'string' ? one : one.user.id)
const change = (one: TestMember | string, what: Change, as: TestMember = admin) =>
  server.call(adminUserUpdate, { id: idOf(one), change: what }, { as, address: '203.0.113.7' })
const mustChange = async (one: TestMember, what: Change, as: TestMember = admin) => {
  const answer = await change(one, what, as)
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.result.user
}
const refusal = (problem: string) => ({ ok: false, code: 'BAD_REQUEST', reason: { problem } })
const tierOf = async (as: TestMember) => (await server.mustCall(userInfo, {}, { as })).entitlement
const soon = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString()
const reason = '학회 시연'

const adminsLeft = async () => {
  const sql = "select count(*)::int as n from members where role = 'admin' and suspended_at is null"
  return (await server.pool.query<{ n: number }>(sql)).rows[0]?.n
}

/** How many connections wait for a row that another one holds. */
const waiting = async () => {
  const sql = `select count(*)::int as n from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`
  return (await server.pool.query<{ n: number }>(sql)).rows[0]?.n
}

describe('the role', () => {
  it('is given and taken, from the next call on, and is in the audit list', async () => {
    expect(await mustChange(member, { kind: 'role', role: 'admin', reason })).toMatchObject({ role: 'admin' })
    expect((await server.call(adminUserGet, { id: admin.user.id }, { as: member })).ok).toBe(true)
    expect(await mustChange(member, { kind: 'role', role: 'user', reason: '퇴사' })).toMatchObject({
      role: 'user',
    })
    expect(await server.call(adminUserGet, { id: admin.user.id }, { as: member })).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await people.auditOf(member.user.id)).toMatchObject([
      {
        actor_id: admin.user.id,
        address: '203.0.113.7',
        request_id: expect.stringMatching(/^req_/u),
        action: 'member.role',
        subject_kind: 'member',
        subject_label: '',
        before: { role: 'user' },
        after: { role: 'admin' },
        reason,
      },
      { before: { role: 'admin' }, after: { role: 'user' }, reason: '퇴사' },
    ])
  })

  it("is never one's own to change", async () => {
    await people.administrator()
    expect(await change(admin, { kind: 'role', role: 'user', reason })).toEqual(refusal('admin.ownRole'))
  })

  it('that is there already is nothing to change, and nothing is written', async () => {
    expect(await change(member, { kind: 'role', role: 'user', reason })).toEqual(
      refusal('admin.nothingToChange'),
    )
    expect(await people.auditOf(member.user.id)).toEqual([])
  })

  it('of two administrators who take it from each other at the same time stays with one', async () => {
    for (let round = 0; round < 10; round += 1) {
      await server.pool.query("update members set role = 'user'")
      const [one, other] = [await people.administrator(), await people.administrator()]
      const answers = await Promise.all([
        change(other, { kind: 'role', role: 'user', reason }, one),
        change(one, { kind: 'role', role: 'user', reason }, other),
      ])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await adminsLeft()).toBe(1)
    }
  })

  it('is asked for again once it is their turn, however both began as administrators', async () => {
    const other = await people.administrator()
    const both = [admin.user.id, other.user.id]
    const holder = await server.pool.connect()
    await holder.query('begin')
    await holder.query('select id from members where id = any($1) for update', [both])
    const calls = Promise.all([
      change(other, { kind: 'role', role: 'user', reason }),
      change(admin, { kind: 'role', role: 'user', reason }, other),
    ])
    await expect.poll(waiting).toBe(2)
    await holder.query('commit')
    holder.release()
    const answers = await calls
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toEqual(refusal('admin.lastAdmin'))
    expect(await adminsLeft()).toBe(1)
  })

  it('of a ring of administrators stays with at least one, and nobody acts who has lost it', async () => {
    for (let round = 0; round < 5; round += 1) {
      await server.pool.query("update members set role = 'user'")
      const ring = [await people.administrator(), await people.administrator(), await people.administrator()]
      const answers = await Promise.all(
        ring.map((one, index) => {
          const next = ring[(index + 1) % ring.length] ?? one
          return change(next, { kind: 'role', role: 'user', reason }, one)
        }),
      )
      const done = answers.filter(({ ok }) => ok).length
      expect(await adminsLeft()).toBe(3 - done)
      expect(done).toBeLessThan(3)
    }
  })
})

describe('a suspension', () => {
  it('ends every session at once, refuses log-ins, and lifting it opens no old session', async () => {
    const user = await mustChange(member, { kind: 'suspend', reason: '도용 신고' })
    expect(user).toMatchObject({ state: 'suspended', sessions: [], suspendedAt: expect.any(String) })
    expect(await server.call(userInfo, {}, { as: member })).toMatchObject({ code: 'SESSION_REVOKED' })
    const { email, password } = member
    expect(await server.call(userLogin, { email, password })).toMatchObject({ code: 'SESSION_REVOKED' })
    expect(await change(member, { kind: 'suspend', reason })).toEqual(refusal('admin.nothingToChange'))

    const lifted = await mustChange(member, { kind: 'lift', reason: '확인함' })
    expect(lifted).toMatchObject({ state: 'active', suspendedAt: null })
    expect(await server.call(userInfo, {}, { as: member })).toMatchObject({ code: 'SESSION_REVOKED' })
    const again = await server.mustCall(userLogin, { email, password })
    expect(await server.call(userInfo, {}, { as: again })).toMatchObject({ ok: true })
    expect(await change(member, { kind: 'lift', reason })).toEqual(refusal('admin.nothingToChange'))
    expect(await people.auditOf(member.user.id)).toMatchObject([
      { action: 'member.suspend', before: { suspendedAt: null }, reason: '도용 신고' },
      { action: 'member.lift', before: { suspendedAt: user.suspendedAt }, after: { suspendedAt: null } },
    ])
  })

  it('gets along with a session that is used at the same moment', async () => {
    const holder = await server.pool.connect()
    await holder.query('begin')
    const mine = 'member_id = $1'
    await holder.query(`select id from sessions where ${mine} for update`, [member.user.id])
    const suspending = change(member, { kind: 'suspend', reason })
    await expect.poll(waiting).toBe(1)
    await holder.query(`update sessions set last_used_at = last_used_at + interval '1 hour' where ${mine}`, [
      member.user.id,
    ])
    await holder.query('commit')
    holder.release()
    expect(await suspending).toMatchObject({
      ok: true,
      result: { user: { state: 'suspended', sessions: [] } },
    })
  })

  it('is never of oneself', async () => {
    expect(await change(admin, { kind: 'suspend', reason })).toEqual(refusal('admin.ownSuspension'))
  })

  it('leaves one of two administrators who suspend each other at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      await server.pool.query("update members set role = 'user'")
      const [one, other] = [await people.administrator(), await people.administrator()]
      const answers = await Promise.all([
        change(other, { kind: 'suspend', reason }, one),
        change(one, { kind: 'role', role: 'user', reason }, other),
      ])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await adminsLeft()).toBe(1)
    }
  })
})

describe('a grant', () => {
  it('counts at once and everywhere, and from its end on nowhere', async () => {
    const until = soon(10)
    expect(await tierOf(member)).toMatchObject({ tier: 'free', plateLimit: 5 })
    const user = await mustChange(member, { kind: 'grant', tier: 'standard', until, reason })
    expect(user).toMatchObject({
      tier: 'standard',
      grant: { tier: 'standard', until, reason },
      entitlement: { plateLimit: 15, library: { paid: 4 } },
    })
    expect(await tierOf(member)).toMatchObject({ tier: 'standard', plateLimit: 15 })
    for (let made = 0; made < 6; made += 1) await server.plate(member)

    server.clock.advance({ days: 10 })
    const { email, password } = member
    const again = await server.mustCall(userLogin, { email, password })
    expect(again.user.tier).toBe('free')
    const { user: seen, entitlement } = await server.mustCall(userInfo, {}, { as: again })
    expect(seen.tier).toBe('free')
    expect(entitlement).toMatchObject({ tier: 'free', plateLimit: 5, plateCount: 6 })
    expect(await server.call(plateCreate, { name: '하나 더', cells: [] }, { as: again })).toMatchObject({
      code: 'PLATE_LIMIT',
      reason: { problem: 'plate.limit.free' },
    })
    const admins = await server.mustCall(userLogin, { email: admin.email, password: admin.password })
    const { user: shown } = await server.mustCall(adminUserGet, { id: member.user.id }, { as: admins })
    expect(shown).toMatchObject({ tier: 'free', grant: null, entitlement: { plateLimit: 5 } })
    expect(
      await server.call(
        adminUserUpdate,
        { id: member.user.id, change: { kind: 'grantEnd', reason } },
        { as: admins },
      ),
    ).toEqual(refusal('admin.noGrant'))
  })

  it('is changed and ended, each time with before and after', async () => {
    await mustChange(member, { kind: 'grant', tier: 'basic', until: null, reason })
    const until = soon(30)
    await mustChange(member, { kind: 'grant', tier: 'basic', until, reason: '한 달만' })
    expect(await change(member, { kind: 'grant', tier: 'basic', until, reason })).toEqual(
      refusal('admin.nothingToChange'),
    )
    const ended = await mustChange(member, { kind: 'grantEnd', reason: '끝' })
    expect(ended).toMatchObject({ tier: 'free', grant: null })
    expect(await tierOf(member)).toMatchObject({ tier: 'free' })
    expect(await people.auditOf(member.user.id)).toMatchObject([
      {
        action: 'member.grant',
        before: { tier: 'free', until: null },
        after: { tier: 'basic', until: null },
      },
      { action: 'member.grant', before: { tier: 'basic', until: null }, after: { tier: 'basic', until } },
      { action: 'member.grantEnd', before: { tier: 'basic', until }, after: { tier: 'free', until: null } },
    ])
  })

  it('ends in the future, and gives more than everybody has', async () => {
    expect(await change(member, { kind: 'grant', tier: 'basic', until: soon(0), reason })).toEqual(
      refusal('admin.grantPast'),
    )
    expect(await change(member, { kind: 'grant', tier: 'free', until: null, reason })).toEqual(
      refusal('admin.nothingToChange'),
    )
    expect(await change(member, { kind: 'grantEnd', reason })).toEqual(refusal('admin.noGrant'))
  })
})

describe('notes, sessions and codes', () => {
  it('keeps a note, which the member never sees', async () => {
    expect(await mustChange(member, { kind: 'note', note: '통화함' })).toMatchObject({ note: '통화함' })
    expect(await change(member, { kind: 'note', note: ' 통화함 ' })).toEqual(refusal('admin.nothingToChange'))
    expect(JSON.stringify(await server.mustCall(userInfo, {}, { as: member }))).not.toContain('통화함')
    expect(await people.auditOf(member.user.id)).toMatchObject([
      { action: 'member.note', before: { note: '' }, after: { note: '통화함' }, reason: null },
    ])
  })

  it('ends all sessions of a member', async () => {
    const { email, password } = member
    const other = await server.mustCall(userLogin, { email, password })
    expect(await mustChange(member, { kind: 'sessionsEnd', reason })).toMatchObject({ sessions: [] })
    for (const as of [member, other]) {
      expect(await server.call(userInfo, {}, { as })).toMatchObject({ code: 'SESSION_REVOKED' })
    }
    expect(await change(member, { kind: 'sessionsEnd', reason })).toEqual(refusal('admin.nothingToChange'))
    expect(await people.auditOf(member.user.id)).toMatchObject([
      { action: 'member.sessionsEnd', before: { sessions: 2 }, after: { sessions: 0 } },
    ])
  })

  it('leaves an administrator the session from which they end their own', async () => {
    const { email, password } = admin
    const other = await server.mustCall(userLogin, { email, password })
    expect((await mustChange(admin, { kind: 'sessionsEnd', reason })).sessions).toHaveLength(1)
    expect(await server.call(userInfo, {}, { as: other })).toMatchObject({ code: 'SESSION_REVOKED' })
    expect(await server.call(userInfo, {}, { as: admin })).toMatchObject({ ok: true })
  })

  it('mails a code with which the member sets a new password', async () => {
    await mustChange(member, { kind: 'sendCode' })
    const mail = (await server.mailsTo(member.email)).at(-1)
    expect(mail).toMatchObject({ kind: 'passwordCode' })
    const { email } = member
    const code = String(mail?.values['code'])
    const { ticket } = await server.mustCall(userVerifyCode, { email, purpose: 'password', code })
    const password = 'neuer-Schluessel-9!'
    await server.mustCall(userResetPassword, { ticket, password })
    expect((await server.call(userLogin, { email, password })).ok).toBe(true)
    const audit = await people.auditOf(member.user.id)
    expect(audit).toMatchObject([{ action: 'member.codeSent', before: null, after: null, reason: null }])
    expect(JSON.stringify(audit)).not.toContain(code)
  })

  it('mails codes no oftener than members can ask for them', async () => {
    const strict = await startTestServices()
    const strictPeople = createAdministrators(strict, strict.pool)
    const as = await strictPeople.administrator()
    const { user, email } = await strict.member()
    const send = () => strict.call(adminUserUpdate, { id: user.id, change: { kind: 'sendCode' } }, { as })
    const codes: string[] = []
    for (let times = 0; times < 20; times += 1) {
      const answer = await send()
      codes.push(answer.ok ? 'ok' : answer.code)
    }
    expect(codes).toContain('TOO_MANY_REQUESTS')
    const sent = codes.filter((code) => code === 'ok').length
    expect(await strict.mailsTo(email)).toHaveLength(sent)
    expect(await strictPeople.auditOf(user.id)).toHaveLength(sent)
    await strict.stop()
  })
})

describe('a member who is gone', () => {
  it.each<Change>([
    { kind: 'role', role: 'admin', reason },
    { kind: 'suspend', reason },
    { kind: 'grant', tier: 'basic', until: null, reason },
    { kind: 'note', note: '누구' },
    { kind: 'sendCode' },
  ])('is not found: $kind', async (what) => {
    await server.mustCall(userWithdraw, { password: member.password }, { as: member })
    expect(await change(member, what)).toMatchObject({ ok: false, code: 'NOT_FOUND' })
    expect(await people.auditOf(member.user.id)).toEqual([])
  })

  it('leaves nothing personal in the audit list', async () => {
    await mustChange(member, { kind: 'note', note: `${member.name} 님과 통화함` })
    await mustChange(member, { kind: 'grant', tier: 'basic', until: null, reason })
    await server.mustCall(userWithdraw, { password: member.password }, { as: member })
    const kept = JSON.stringify(await people.auditOf(member.user.id))
    for (const personal of [member.email, member.nickname, member.name, member.phone]) {
      expect(kept).not.toContain(personal)
    }
    expect(kept).toContain('member.grant')
  })
})
