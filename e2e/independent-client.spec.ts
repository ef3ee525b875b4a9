import { randomBytes } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { IndependentClient, read } from './independent-client/IndependentClient.ts'
import { joinByWire } from './people/joinByWire.ts'

test('an outside client signs up, logs in, refreshes and logs out', async ({ pandok }) => {
  const { person } = await joinByWire(pandok.url)
  const client = new IndependentClient(pandok.url)

  const login = await client.signIn(person.email, person.password)
  expect(login.body).toMatchObject({
    data: {
      user: { email: person.email, nickname: person.nickname, name: person.name, role: 'user', tier: 'free' },
    },
  })
  expect((await client.validate()).body).toEqual({ isValid: true, role: 'user' })

  const spent = client.refreshToken
  expect((await client.refresh()).status).toBe(200)
  expect(client.refreshToken).not.toBe(spent)
  expect((await client.call('user-info')).body).toMatchObject({
    data: { entitlement: { tier: 'free', plateLimit: 5, plateCount: 0 }, subscription: null },
  })

  expect((await client.call('user-logout')).body).toEqual({ data: {} })
  expect(await client.refresh()).toMatchObject({
    status: 401,
    body: { code: 'REFRESH_INVALID', message: 'Invalid refresh token' },
  })
  expect(await client.call('user-info')).toMatchObject({ status: 405, body: { code: 'SESSION_REVOKED' } })
})

test.describe('the server refuses', () => {
  const refused = (status: number, code: string) => ({ status, body: { code } })

  test('an envelope that is sent twice', async ({ pandok }) => {
    const client = new IndependentClient(pandok.url)
    const sealed = await client.seal('common-bannerList', { position: 'macro' })
    expect((await client.sendSealed(sealed)).status).toBe(200)
    expect(await client.sendSealed(sealed)).toMatchObject(refused(409, 'REPLAYED_REQUEST'))
  })

  test('a time that differs by more than two minutes', async ({ pandok }) => {
    const client = new IndependentClient(pandok.url)
    for (const skewSeconds of [-125, 125]) {
      const answer = await client.call('common-bannerList', { position: 'macro' }, { skewSeconds })
      expect(answer).toMatchObject(refused(400, 'STALE_REQUEST'))
    }
    const answer = await client.call('common-bannerList', { position: 'macro' }, { skewSeconds: -110 })
    expect(answer.status).toBe(200)
  })

  test('a body moved to another person or another time', async ({ pandok }) => {
    const client = new IndependentClient(pandok.url)
    const sealed = await client.seal('common-bannerList', { position: 'macro' })
    const moved = await client.sendSealed(sealed, { headerToken: 'someone-else' })
    expect(moved).toMatchObject(refused(400, 'INVALID_PUBLIC_KEY'))
    const other = await client.seal('common-bannerList', { position: 'macro' })
    const shifted = await client.sendSealed({ ...sealed, time: other.time })
    expect(shifted).toMatchObject(refused(400, 'INVALID_PUBLIC_KEY'))
  })

  test('what it cannot decrypt, always with the same message', async ({ pandok }) => {
    const client = new IndependentClient(pandok.url)
    const sealed = await client.seal('common-bannerList', { position: 'macro' })
    const bodies = [
      { data: { ...sealed.body.data, encryptedKey: randomBytes(384).toString('base64') } },
      { data: { ...sealed.body.data, encryptedKey: 'not base64!' } },
      { data: { ...sealed.body.data, iv: randomBytes(12).toString('base64') } },
      { data: { ...sealed.body.data, encryptedData: randomBytes(80).toString('base64') } },
    ]
    const answers = await Promise.all(bodies.map((body) => client.sendSealed({ time: sealed.time, body })))
    const { requestId: _, ...words } = Object(answers[0]?.body)
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 400, body: words })
      expect(answer.body).toMatchObject({ code: 'INVALID_PUBLIC_KEY' })
    }
  })

  test('unencrypted data outside of development', async ({ pandok }) => {
    const client = new IndependentClient(pandok.url)
    const { time } = await client.seal('common-bannerList', { position: 'macro' })
    const data = JSON.stringify({ method: 'common-bannerList', param: { position: 'macro' } })
    expect(await client.sendSealed({ time, body: { data } })).toMatchObject(
      refused(400, 'ENCRYPTION_REQUIRED'),
    )
  })

  test('undefined methods', async ({ pandok }) => {
    const client = new IndependentClient(pandok.url)
    for (const method of ['user-nothing', 'toString', '__proto__', 'constructor', 'hasOwnProperty']) {
      expect(await client.call(method, {})).toMatchObject(refused(404, 'UNKNOWN_METHOD'))
    }
  })

  test('invalid params, field by field, in the caller’s language', async ({ pandok }) => {
    const client = new IndependentClient(pandok.url)
    const param = { email: 'nobody', password: 'x', extra: 1 }
    const english = await client.call('user-login', param)
    expect(english).toMatchObject(refused(400, 'BAD_REQUEST'))
    expect(english.body).toMatchObject({
      details: expect.arrayContaining([{ path: 'email', message: 'The email address is not valid.' }]),
    })
    const korean = await client.call('user-login', param, { language: 'ko' })
    expect(korean.body).toMatchObject({
      details: expect.arrayContaining([{ path: 'email', message: '이메일 형식이 올바르지 않습니다.' }]),
    })
    const unknown = await client.call('user-login', param, { language: 'fr' })
    expect(read(unknown.body, 'message')).toBe(read(korean.body, 'message'))
  })

  test('nesting deeper than 32', async ({ pandok }) => {
    const client = new IndependentClient(pandok.url)
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`)
    expect(await client.call('user-login', deep)).toMatchObject(refused(400, 'BAD_REQUEST'))
  })

  test('bodies over 64 KiB, with a code of its own', async ({ pandok }) => {
    const client = new IndependentClient(pandok.url)
    const answer = await client.call('user-login', { email: 'x'.repeat(80 * 1024), password: 'x' })
    expect(answer).toMatchObject(refused(413, 'CONTENT_TOO_LARGE'))
  })

  test('members’ actions without a token or with a foreign one, and administrators’ actions', async ({
    pandok,
  }) => {
    const visitor = new IndependentClient(pandok.url)
    expect(await visitor.call('user-info')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED', message: 'Unauthorized' },
    })
    visitor.authToken = 'not.a.token'
    expect(await visitor.call('user-info')).toMatchObject({
      status: 401,
      body: { code: 'TOKEN_INVALID', message: 'Token is not valid' },
    })
    expect((await visitor.validate()).body).toEqual({ isValid: false, role: null })
    expect((await visitor.call('common-bannerList', { position: 'macro' })).status).toBe(200)
  })
})
