import { userChangePassword, userInfo, userLogin } from '@pandok/protocol'
import { credentialsOf, person } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { whileComparing } from '#testkit/whileComparing.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const WRONG = { ok: false, code: 'BAD_REQUEST', reason: { problem: 'login.wrong' } }

describe('user-login', () => {
  it('signs a member in, whatever the case of the address', async () => {
    const { email, password, user } = await server.member()
    const answer = await server.mustCall(userLogin, { email: email.toUpperCase(), password })
    expect(answer.user).toEqual(user)
    expect(await server.call(userInfo, undefined, { as: answer })).toMatchObject({ ok: true })
    expect(await server.eventsOf(user.id)).toEqual(['join', 'login', 'login'])
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const { email, user } = await server.member()
    expect(await server.call(userLogin, { email, password: 'wrong-1A' })).toEqual(WRONG)
    expect(await server.call(userLogin, { email: person().email, password: 'wrong-1A' })).toEqual(WRONG)
    expect(await server.eventsOf(user.id)).toEqual(['join', 'login', 'login.refused'])
  })

  it('records refusals without the address that was tried', async () => {
    const { email } = person()
    await server.call(userLogin, { email, password: 'wrong-1A' })
    const { rows } = await server.pool.query("select * from security_events where kind = 'login.refused'")
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('@')
  })

  // How long both take is measured by `npm run bench -- api`.
  it('compares a password for an unknown address as it does for a known one', async () => {
    const { email } = await server.member()
    const verify = vi.spyOn(server.services.passwords, 'verify')
    for (const address of [email, person().email])
      expect(await server.call(userLogin, { email: address, password: 'wrong-1A' })).toEqual(WRONG)
    expect(verify).toHaveBeenCalledTimes(2)
    verify.mockRestore()
  })

  it('lets an account be tried ten times, and starts anew after a log-in that went well', async () => {
    const { email, password } = await server.member()
    const attempt = (given: string) => server.call(userLogin, { email, password: given })
    for (let round = 0; round < 9; round += 1) expect(await attempt('wrong-1A')).toEqual(WRONG)
    expect(await attempt(password)).toMatchObject({ ok: true })
    for (let round = 0; round < 10; round += 1) expect(await attempt('wrong-1A')).toEqual(WRONG)
    expect(await attempt(password)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      reason: { retryAfterSeconds: expect.any(Number) },
    })
  })

  it('cannot be hurried by guessing in parallel', async () => {
    const { email } = await server.member()
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => server.call(userLogin, { email, password: 'wrong-1A' })),
    )
    expect(answers.filter((answer) => !answer.ok && answer.code === 'BAD_REQUEST')).toHaveLength(10)
  })

  it('tells a suspended member so, but only with the right password', async () => {
    const { email, password, user } = await server.member()
    await server.pool.query('update members set suspended_at = now() where email = $1', [email])
    expect(await server.call(userLogin, { email, password: 'wrong-1A' })).toEqual(WRONG)
    expect(await server.call(userLogin, { email, password })).toEqual({
      ok: false,
      code: 'SESSION_REVOKED',
      reason: { problem: 'login.suspended' },
    })
    expect(await server.eventsOf(user.id)).toEqual(['join', 'login', 'login.refused', 'login.refused'])
  })

  const changed = (member: TestMember) =>
    server.mustCall(
      userChangePassword,
      { currentPassword: member.password, password: `${member.password}-new` },
      { as: member },
    )

  it('opens nothing with a password that is changed while it is compared', async () => {
    const member = await server.member()
    whileComparing(server.services.passwords, () => changed(member))
    expect(await server.call(userLogin, credentialsOf(member))).toEqual(WRONG)
    const { rows } = await server.pool.query(
      'select count(*)::int as open from sessions where member_id = $1 and ended_at is null',
      [member.user.id],
    )
    expect(rows).toEqual([{ open: 1 }])
  })

  it('opens nothing for a member who is suspended in the same moment, even once that is lifted', async () => {
    const { email, password } = await server.member()
    const suspend = (value: string) =>
      server.pool.query(`update members set suspended_at = ${value} where email = $1`, [email])
    whileComparing(server.services.passwords, () => suspend('now()'))
    expect(await server.call(userLogin, { email, password })).toEqual(WRONG)
    await suspend('null')
    expect(await server.call(userLogin, { email, password })).toMatchObject({ ok: true })
  })

  it('leaves no session of the old password, however many log in while it is changed', async () => {
    const member = await server.member()
    const [, ...logins] = await Promise.all([
      changed(member),
      ...Array.from({ length: 8 }, () => server.call(userLogin, credentialsOf(member))),
    ])
    for (const login of logins) {
      if (!login.ok) expect(login).toEqual(WRONG)
      else expect(await server.call(userInfo, undefined, { as: login.result })).toMatchObject({ ok: false })
    }
  })
})
