import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TokenPair } from '#security/Sessions.ts'
import { startTestHttp, type TestAnswer, type TestHttp } from '#testkit/startTestHttp.ts'

let test: TestHttp
beforeAll(async () => {
  test = await startTestHttp()
})
afterAll(() => test.stop())

const signIn = () => test.member()

const post = (path: string, token: string | null, extra: object = {}) =>
  test.send({
    method: 'POST',
    url: path,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    payload: '',
    ...extra,
  })
const validate = (token: string | null, extra?: object) => post('/api/token/validate', token, extra)
const refresh = (token: string | null, extra?: object) => post('/api/token/refresh', token, extra)

describe('POST /api/token/validate', () => {
  it('tells the role of a good token', async () => {
    const { authToken } = await signIn()
    expect(await validate(authToken)).toMatchObject({ status: 200, body: { isValid: true, role: 'user' } })
  })

  it('tells the role that the member has now', async () => {
    const { authToken } = await signIn()
    const { memberId } = await test.services.sessions.authenticate(authToken)
    await test.pool.query(`update members set role = 'admin' where id = $1`, [memberId])
    expect(await validate(authToken)).toMatchObject({ body: { isValid: true, role: 'admin' } })
  })

  it('says of every token that is not ours that it is not valid', async () => {
    const { refreshToken } = await signIn()
    for (const token of [null, '', 'x', 'not.a.token', refreshToken, 'y'.repeat(5000)]) {
      expect(await validate(token)).toMatchObject({ status: 200, body: { isValid: false, role: null } })
    }
  })

  it('answers 401 jwt expired for one that has run out', async () => {
    const { authToken } = await signIn()
    test.clock.advance({ minutes: 15 })
    expect(await validate(authToken)).toMatchObject({
      status: 401,
      body: { code: 'TOKEN_EXPIRED', message: 'jwt expired' },
    })
  })

  it('answers 405 with Allow: POST once the session has ended', async () => {
    const { authToken } = await signIn()
    const { sessionId } = await test.services.sessions.authenticate(authToken)
    await test.services.sessions.end(sessionId, 'logout')
    expect(await validate(authToken)).toMatchObject({
      status: 405,
      headers: { allow: 'POST' },
      body: { code: 'SESSION_REVOKED' },
    })
  })

  it.each([
    ['no body', {}],
    ['an empty JSON body', { payload: '{}', type: 'application/json' }],
    ['a broken JSON body', { payload: '{', type: 'application/json' }],
    ['an empty body with a type', { payload: '', type: 'application/json' }],
    ['a form', { payload: 'a=b', type: 'application/x-www-form-urlencoded' }],
  ])('does not mind %s', async (_, { payload = '', type }: { payload?: string; type?: string }) => {
    const { authToken } = await signIn()
    const headers = { authorization: `Bearer ${authToken}`, ...(type && { 'content-type': type }) }
    expect(await validate(null, { headers, payload })).toMatchObject({ status: 200, body: { isValid: true } })
  })
})

it.each(['validate', 'refresh'])('POST /api/token/%s is limited per address', async (what) => {
  const tight = await startTestHttp({ limitScale: 0.001 })
  const answers: TestAnswer[] = []
  const request = { method: 'POST', url: `/api/token/${what}`, headers: {}, payload: '' } as const
  for (let call = 0; call < 8; call += 1) answers.push(await tight.send(request))
  expect(answers[0]?.status).not.toBe(429)
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  await tight.stop()
})

describe('POST /api/token/refresh', () => {
  it('changes the pair', async () => {
    const first = await signIn()
    const { status, body } = await refresh(first.refreshToken)
    expect(status).toBe(200)
    expect(body).toEqual({ authToken: expect.any(String), refreshToken: expect.any(String) })
    expect((body as TokenPair).refreshToken).not.toBe(first.refreshToken)
    expect(await validate((body as TokenPair).authToken)).toMatchObject({ body: { isValid: true } })
  })

  it('answers 401 Invalid refresh token for everything else, in every language', async () => {
    const { authToken } = await signIn()
    for (const token of [null, '', 'x', authToken, 'ses_x.0.abc']) {
      for (const language of ['ko', 'en', 'zh', 'ja', 'de']) {
        const headers = { authorization: `Bearer ${token ?? ''}`, 'accept-language': language }
        expect(await refresh(token, { headers })).toMatchObject({
          status: 401,
          body: { code: 'REFRESH_INVALID', message: 'Invalid refresh token' },
        })
      }
    }
  })

  it('ends the session when a spent token comes back after the grace', async () => {
    const first = await signIn()
    const { body } = await refresh(first.refreshToken)
    test.clock.advance({ seconds: 11 })
    expect(await refresh(first.refreshToken)).toMatchObject({ status: 401 })
    expect(await validate((body as TokenPair).authToken)).toMatchObject({ status: 405 })
  })
})
