import { userInfo } from '@pandok/protocol'
import { expect, it } from 'vitest'
import { startTestServices } from '#testkit/startTestServices.ts'

it('tells a member by mail that a spent refresh token was used, and records it', async () => {
  const server = await startTestServices()
  const member = await server.member()
  await server.services.sessions.refresh(member.refreshToken)
  server.clock.advance({ seconds: 11 })
  await expect(server.services.sessions.refresh(member.refreshToken)).rejects.toMatchObject({
    code: 'REFRESH_INVALID',
  })
  expect(await server.call(userInfo, undefined, { as: member })).toMatchObject({ code: 'SESSION_REVOKED' })
  expect((await server.mailsTo(member.email)).at(-1)).toMatchObject({ kind: 'sessionStolen', locale: 'ko' })
  expect(await server.eventsOf(member.user.id)).toEqual(['join', 'login', 'session.reused'])
  await server.stop()
})
