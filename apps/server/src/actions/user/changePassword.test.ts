import { userChangePassword, userInfo, userLogin } from '@pandok/protocol'
import { credentialsOf } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const NEW = 'Longer-Password-1'

const refusal = (path: string, problem: string) => ({
  ok: false,
  code: 'BAD_REQUEST',
  reason: { problem, fields: [{ path, problem }] },
})

describe('user-changePassword', () => {
  it('changes the password, ends the other sessions and tells the member by mail', async () => {
    const member = await server.member()
    const elsewhere = await server.mustCall(userLogin, credentialsOf(member))
    const param = { currentPassword: member.password, password: NEW }
    expect(await server.call(userChangePassword, param, { as: member, locale: 'en' })).toEqual({
      ok: true,
      result: {},
    })
    expect(await server.call(userInfo, undefined, { as: member })).toMatchObject({ ok: true })
    expect(await server.call(userInfo, undefined, { as: elsewhere })).toMatchObject({
      code: 'SESSION_REVOKED',
    })
    expect(await server.call(userLogin, { email: member.email, password: NEW })).toMatchObject({ ok: true })
    expect((await server.mailsTo(member.email)).at(-1)).toMatchObject({
      kind: 'passwordChanged',
      locale: 'en',
    })
    expect(await server.eventsOf(member.user.id)).toContain('password.changed')
  })

  it('asks for the current password, a different one, and the rules of my page', async () => {
    const member = await server.member()
    const attempt = (currentPassword: string, password: string) =>
      server.call(userChangePassword, { currentPassword, password }, { as: member })
    expect(await attempt('wrong-1A', NEW)).toEqual(refusal('currentPassword', 'password.wrong'))
    expect(await attempt(member.password, member.password)).toEqual(refusal('password', 'password.same'))
    expect(await attempt(member.password, 'short-1A')).toMatchObject({
      reason: { fields: [{ path: 'password', problem: 'password.format' }] },
    })
    expect(await server.mailsTo(member.email)).toEqual([])
  })

  it('lets one of two changes at once through', async () => {
    const member = await server.member()
    const answers = await Promise.all(
      [`${NEW}-a`, `${NEW}-b`].map((password) =>
        server.call(userChangePassword, { currentPassword: member.password, password }, { as: member }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toEqual(refusal('currentPassword', 'password.wrong'))
  })

  it('lets somebody at an open browser guess ten times', async () => {
    const member = await server.member()
    const answers = await Promise.all(
      Array.from({ length: 15 }, () =>
        server.call(userChangePassword, { currentPassword: 'wrong-1A', password: NEW }, { as: member }),
      ),
    )
    expect(answers.filter((answer) => !answer.ok && answer.code === 'TOO_MANY_REQUESTS')).toHaveLength(5)
  })
})
