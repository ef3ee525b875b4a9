import { type FakeClock, fakeClock } from '@pandok/testkit'
import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSecretBox } from '../createSecretBox.ts'
import { type AuthTokens, createAuthTokens } from './createAuthTokens.ts'
import { makeRefreshToken } from './refreshToken.ts'

const secrets = createSecretBox('a secret that is long enough for a test')
const who = { memberId: 'mem_1', sessionId: 'ses_1', role: 'user' } as const
const invalid = { code: 'TOKEN_INVALID' }

let clock: FakeClock
let tokens: AuthTokens
beforeEach(() => {
  clock = fakeClock('2026-11-02T09:00:00.000Z')
  tokens = createAuthTokens({ secrets, now: clock.now })
})

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('an auth token', () => {
  it('carries member, role and session, and lives for 15 minutes', async () => {
    const issuedAt = clock.now().getTime() / 1000
    expect(claimsOf(await tokens.issue(who))).toEqual({
      sub: 'mem_1',
      role: 'user',
      sid: 'ses_1',
      iss: 'pandok',
      aud: 'pandok',
      iat: issuedAt,
      exp: issuedAt + 900,
    })
  })

  it('is understood, by another server with the same secret too', async () => {
    const token = await tokens.issue(who)
    expect(await tokens.verify(token)).toMatchObject({ memberId: 'mem_1', sessionId: 'ses_1' })
    const other = createAuthTokens({ secrets, now: clock.now })
    expect(await other.verify(token)).toMatchObject({ memberId: 'mem_1' })
  })

  it('expires, whether it was seen before or not', async () => {
    const [seen, unseen] = [await tokens.issue(who), await tokens.issue({ ...who, sessionId: 'ses_2' })]
    await tokens.verify(seen)
    clock.advance({ milliseconds: 899_999 })
    await tokens.verify(seen)
    clock.advance({ milliseconds: 1 })
    await expect(tokens.verify(seen)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    await expect(tokens.verify(unseen)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
  })
})

describe('a token is not ours', () => {
  const key = secrets.sign('auth-token', 'key of the JWTs')
  const draft = (header: { alg: string; typ?: string } = { alg: 'HS256', typ: 'at+jwt' }) =>
    new SignJWT({ role: 'admin', sid: 'ses_1' })
      .setProtectedHeader(header)
      .setIssuer('pandok')
      .setAudience('pandok')
      .setSubject('mem_1')
      .setIssuedAt(Math.floor(clock.now().getTime() / 1000))
      .setExpirationTime(Math.floor(clock.now().getTime() / 1000) + 900)

  it('unless exactly like this', async () => {
    expect(await tokens.verify(await draft().sign(key))).toMatchObject({ memberId: 'mem_1' })
  })

  it.each([
    ['with another key', () => draft().sign(Buffer.alloc(32, 1))],
    ['with another algorithm', () => draft({ alg: 'HS512', typ: 'at+jwt' }).sign(Buffer.concat([key, key]))],
    ['of another type', () => draft({ alg: 'HS256', typ: 'JWT' }).sign(key)],
    ['of no type', () => draft({ alg: 'HS256' }).sign(key)],
    ['from another issuer', () => draft().setIssuer('other').sign(key)],
    ['for another audience', () => draft().setAudience('other').sign(key)],
    [
      'about nobody',
      () => new SignJWT({ sid: 's' }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key),
    ],
    ['without a signature', async () => new UnsecuredJWT({ sid: 's' }).setSubject('mem_1').encode()],
    ['as a refresh token', async () => makeRefreshToken(secrets, { id: 'ses_1', seed: Buffer.alloc(32) }, 0)],
    ['as nothing', async () => ''],
    ['as noise', async () => 'not.a.token'],
    ['as a flood', async () => 'x'.repeat(100_000)],
  ])('%s', async (_, make) => {
    await expect(tokens.verify(await make())).rejects.toMatchObject(invalid)
  })

  it('with an edited role', async () => {
    const [header, , signature] = (await tokens.issue(who)).split('.')
    const claims = { ...claimsOf(await tokens.issue(who)), role: 'admin' }
    const edited = Buffer.from(JSON.stringify(claims)).toString('base64url')
    await expect(tokens.verify(`${header}.${edited}.${signature}`)).rejects.toMatchObject(invalid)
  })
})
