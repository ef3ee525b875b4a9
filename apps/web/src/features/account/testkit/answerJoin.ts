import { userCheckNickname, userJoin, userSendCode, userVerifyCode } from '@pandok/protocol'
import { type FakeServer, refuse } from '#testkit/fakeServer.ts'
import { member } from '#testkit/member.ts'

/** A server at which a sign-up with the code 123456 succeeds; the nickname «taken» is taken. */
export function answerJoin(server: FakeServer): void {
  server.on(userSendCode, () => ({ expiresAt: new Date(Date.now() + 300_000).toISOString() }))
  server.on(userVerifyCode, ({ code }) =>
    code === '123456'
      ? { ticket: 'ticket-1' }
      : refuse({
          code: 'BAD_REQUEST',
          details: [{ path: 'code', message: 'The code is incorrect or has expired.' }],
        }),
  )
  server.on(userCheckNickname, ({ nickname }) => ({ available: nickname !== 'taken' }))
  server.on(userJoin, () => ({ authToken: 'auth', refreshToken: 'refresh', user: member.user }))
}
