import { userInfo, userLogin } from '@pandok/protocol'
import { credentialsOf, person } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { createAdmin } from './createAdmin.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

describe('making an administrator', () => {
  it('makes one with a random password, which is told once', async () => {
    const { email } = person()
    const { isNew, password } = await createAdmin(server.services, { email })
    if (password === null) throw new Error('no password')
    expect(isNew).toBe(true)
    const { user } = await server.mustCall(userLogin, { email, password })
    expect(user).toMatchObject({ email, role: 'admin', nickname: 'admin' })
  })

  it('makes another one, whose nickname is free', async () => {
    const { email, password } = person()
    expect(await createAdmin(server.services, { email, password })).toEqual({ isNew: true, password: null })
    const { user } = await server.mustCall(userLogin, { email, password })
    expect(user).toMatchObject({ role: 'admin', nickname: expect.stringMatching(/^admin\d{4}$/) })
  })

  it('promotes a member, who keeps password and sessions', async () => {
    const member = await server.member()
    expect(await createAdmin(server.services, { email: member.email })).toEqual({
      isNew: false,
      password: null,
    })
    expect(await server.mustCall(userInfo, undefined, { as: member })).toMatchObject({
      user: { role: 'admin' },
    })
    expect(await server.call(userLogin, credentialsOf(member))).toMatchObject({ ok: true })
  })

  it('gives a member the password that is asked for, and ends what was open with the old one', async () => {
    const member = await server.member()
    await createAdmin(server.services, { email: member.email, password: 'Chosen-Password-1' })
    expect(await server.call(userInfo, undefined, { as: member })).toMatchObject({ code: 'SESSION_REVOKED' })
    expect(
      await server.call(userLogin, { email: member.email, password: 'Chosen-Password-1' }),
    ).toMatchObject({
      ok: true,
    })
  })
})
