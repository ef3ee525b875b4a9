import { userInfo, userLogin, userLogout } from '@pandok/protocol'
import { credentialsOf } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

describe('user-logout', () => {
  it('ends the session that it is called with, its refresh token included, and no other', async () => {
    const member = await server.member()
    const elsewhere = await server.mustCall(userLogin, credentialsOf(member))
    expect(await server.call(userLogout, undefined, { as: member })).toEqual({ ok: true, result: {} })
    expect(await server.call(userInfo, undefined, { as: member })).toMatchObject({ code: 'SESSION_REVOKED' })
    await expect(server.services.sessions.refresh(member.refreshToken)).rejects.toMatchObject({
      code: 'REFRESH_INVALID',
    })
    expect(await server.call(userInfo, undefined, { as: elsewhere })).toMatchObject({ ok: true })
    expect(await server.eventsOf(member.user.id)).toEqual(['join', 'login', 'login', 'session.ended'])
  })

  it('is for members', async () => {
    expect(await server.call(userLogout, undefined)).toMatchObject({ code: 'UNAUTHORIZED' })
  })
})
