import { checkNickname, join, sendCode, verifyCode } from '@pandok/protocol'
import { type FakeServer, refuse } from '#testkit/fakeServer.ts'
import { member } from '#testkit/member.ts'

/** A server at which a sign-up with the code 123456 succeeds; the nickname «taken» is taken. */
export function answerJoin(server: FakeServer): void {
  server.on(sendCode, () => ({ expiresAt: new Date(Date.now() + 300_000).toISOString() }))
  server.on(verifyCode, ({ code }) =>
    code === '123456'
      ? { ticket: 'ticket-1' }
      : refuse({
          code: 'BAD_REQUEST',
          details: [{ path: 'code', message: 'The code is incorrect or has expired.' }],
        }),
  )
  server.on(checkNickname, ({ nickname }) => ({ available: nickname !== 'taken' }))
  server.on(join, () => ({ authToken: 'auth', refreshToken: 'refresh', user: member.user }))
}
