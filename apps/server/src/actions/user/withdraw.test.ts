import {
  moduleBackupCreate,
  moduleCopy,
  moduleGet,
  userInfo,
  userLogin,
  userSendCode,
  userWithdraw,
} from '@pandok/protocol'
import { credentialsOf } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { whileComparing } from '#testkit/whileComparing.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

describe('user-withdraw', () => {
  it('removes the member and everything personal at once, and says so by mail', async () => {
    const member = await server.member({ name: 'Gone Forever' })
    await server.mustCall(userSendCode, { email: member.email, purpose: 'password' })
    await server.pool.query(
      "insert into social_identities values ('https://kauth.kakao.com', '7', $1, now())",
      [member.user.id],
    )
    const answer = await server.call(
      userWithdraw,
      { password: member.password, reason: ' too busy ' },
      { as: member, locale: 'ja' },
    )
    expect(answer).toEqual({ ok: true, result: {} })

    const { rows: tables } = await server.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
    for (const { name } of tables) {
      const { rows } = await server.pool.query(`select t::text as row from ${name} as t`)
      const text = rows.map(({ row }) => row).join('\n')
      expect.soft(text, name).not.toContain(member.email)
      expect.soft(text, name).not.toContain('Gone Forever')
      expect.soft(text, name).not.toContain(member.phone)
      if (name !== 'security_events') expect.soft(text, name).not.toContain(member.user.id)
    }
    expect((await server.mailsTo(member.email)).at(-1)).toMatchObject({ kind: 'withdrawn', locale: 'ja' })
    expect(await server.eventsOf(member.user.id)).toEqual(['join', 'login', 'withdrawn'])
    const { rows } = await server.pool.query('select reason from withdrawal_reasons')
    expect(rows).toEqual([{ reason: 'too busy' }])
  })

  it('leaves tokens that answer «revoked», and a log-in that knows nobody', async () => {
    const member = await server.member()
    await server.mustCall(userWithdraw, { password: member.password }, { as: member })
    expect(await server.call(userInfo, undefined, { as: member })).toMatchObject({ code: 'SESSION_REVOKED' })
    await expect(server.services.sessions.refresh(member.refreshToken)).rejects.toMatchObject({
      code: 'REFRESH_INVALID',
    })
    expect(await server.call(userLogin, credentialsOf(member))).toMatchObject({
      reason: { problem: 'login.wrong' },
    })
  })

  it('frees the address and the nickname for a new member', async () => {
    const { email, nickname, ...member } = await server.member()
    await server.mustCall(userWithdraw, { password: member.password }, { as: member })
    const again = await server.member({ email, nickname })
    expect(again.user.id).not.toBe(member.user.id)
  })

  it('takes the member’s modules and backups along, and leaves the copies that others made', async () => {
    const [member, reader] = [await server.member(), await server.member()]
    const { id, name } = await server.sharedModule(member)
    await server.mustCall(moduleBackupCreate, { id }, { as: member })
    const { module: copy } = await server.mustCall(moduleCopy, { id }, { as: reader })
    await server.mustCall(userWithdraw, { password: member.password }, { as: member })
    expect(await server.call(moduleGet, { id }, { as: reader })).toMatchObject({ code: 'NOT_FOUND' })
    expect((await server.mustCall(moduleGet, { id: copy.id }, { as: reader })).module).toMatchObject({
      definition: copy.definition,
      source: { id, name, nickname: null },
    })
    for (const table of ['modules', 'module_backups']) {
      const { rows } = await server.pool.query(`select t::text as row from ${table} as t`)
      const text = rows.map(({ row }) => row).join('\n')
      expect(text, table).not.toContain(member.user.id)
      expect(text, table).not.toContain(member.nickname)
    }
    expect((await server.pool.query('select 1 from module_backups where module_id = $1', [id])).rows).toEqual(
      [],
    )
  })

  it('asks for the password', async () => {
    const member = await server.member()
    expect(await server.call(userWithdraw, { password: 'wrong-1A' }, { as: member })).toEqual({
      ok: false,
      code: 'BAD_REQUEST',
      reason: { problem: 'password.wrong', fields: [{ path: 'password', problem: 'password.wrong' }] },
    })
    expect(await server.call(userInfo, undefined, { as: member })).toMatchObject({ ok: true })
  })

  it('does not happen with a password that is changed while it is compared', async () => {
    const member = await server.member()
    whileComparing(server.services.passwords, () =>
      server.pool.query(`update members set password_hash = 'another' where id = $1`, [member.user.id]),
    )
    expect(await server.call(userWithdraw, { password: member.password }, { as: member })).toMatchObject({
      code: 'SESSION_REVOKED',
    })
    expect(
      (await server.pool.query('select 1 from members where id = $1', [member.user.id])).rows,
    ).toHaveLength(1)
  })

  it('happens once when it is asked for twice at the same time, beside log-ins that fail softly', async () => {
    const member = await server.member()
    const [first, second, ...logins] = await Promise.all([
      server.call(userWithdraw, { password: member.password }, { as: member }),
      server.call(userWithdraw, { password: member.password }, { as: member }),
      ...Array.from({ length: 6 }, () => server.call(userLogin, credentialsOf(member))),
    ])
    const codes = [first, second].map((answer) => (answer?.ok ? 'ok' : answer?.code)).sort()
    expect(codes).toEqual(['SESSION_REVOKED', 'ok'])
    for (const answer of logins) {
      if (!answer.ok) expect(['BAD_REQUEST', 'SESSION_REVOKED']).toContain(answer.code)
    }
    const kinds = (await server.mailsTo(member.email)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'withdrawn')).toHaveLength(1)
  })

  it('keeps the last administrator, also when all of them leave at once', async () => {
    await server.pool.query("update members set role = 'user'")
    const admins = [await server.member(), await server.member(), await server.member()]
    await server.pool.query("update members set role = 'admin' where id = any($1)", [
      admins.map(({ user }) => user.id),
    ])
    const answers = await Promise.all(
      admins.map((admin) => server.call(userWithdraw, { password: admin.password }, { as: admin })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { problem: 'admin.lastAdmin' },
    })
    const { rows } = await server.pool.query("select 1 from members where role = 'admin'")
    expect(rows).toHaveLength(1)
  })
})
