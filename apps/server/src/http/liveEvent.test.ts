import { randomBytes } from 'node:crypto'
import { MODULE_BODY_MAX_BYTES, PLATE_BODY_MAX_BYTES } from '@pandok/protocol'
import { createSessionKey, encryptForServer, TIME_HEADER } from '@pandok/protocol/envelope'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestHttp, type TestHttp, type TestRequest } from '#testkit/startTestHttp.ts'
import type { MemberQueues } from './createMemberQueues.ts'

let test: TestHttp
beforeAll(async () => {
  test = await startTestHttp()
})
afterAll(() => test.stop())

const banners = { method: 'common-bannerList', param: { position: 'macro' } }
const withData = (request: TestRequest, change: (data: Record<string, unknown>) => unknown): TestRequest => ({
  ...request,
  payload: JSON.stringify({ data: change(JSON.parse(request.payload).data) }),
})
const withBody = (request: TestRequest, payload: string): TestRequest => ({ ...request, payload })

describe('a call', () => {
  it('is answered with its result in data', async () => {
    const { status, body, headers } = await test.call('common-bannerList', { position: 'macro' })
    expect(status).toBe(200)
    expect(body).toEqual({ data: { items: [] } })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('may leave out a param that the action does not need', async () => {
    const { status } = await test.send(await test.seal({ method: 'user-info' }))
    expect(status).toBe(401)
  })

  it('may carry fields that a later version knows', async () => {
    const request = await test.seal(banners)
    const { data } = JSON.parse(request.payload)
    const payload = JSON.stringify({ data: { ...data, version: 2 }, trace: 'x' })
    expect((await test.send(withBody(request, payload))).status).toBe(200)
  })

  it('is taken with a charset in its content type', async () => {
    const request = await test.seal(banners, {
      headers: { 'content-type': 'application/json; charset=UTF-8' },
    })
    expect((await test.send(request)).status).toBe(200)
  })
})

describe('refused is', () => {
  const refusals: [string, string, number, () => Promise<TestRequest>][] = [
    ['an unknown method', 'UNKNOWN_METHOD', 404, () => test.seal({ method: 'user-nothing' })],
    ['toString', 'UNKNOWN_METHOD', 404, () => test.seal({ method: 'toString' })],
    ['__proto__', 'UNKNOWN_METHOD', 404, () => test.seal({ method: '__proto__' })],
    ['constructor', 'UNKNOWN_METHOD', 404, () => test.seal({ method: 'constructor' })],
    ['a member action of a visitor', 'UNAUTHORIZED', 401, () => test.seal({ method: 'user-info' })],
    [
      'a member action with a strange token',
      'TOKEN_INVALID',
      401,
      () => test.seal({ method: 'user-info' }, { token: 'not.a.token' }),
    ],
    [
      'a param that does not fit',
      'BAD_REQUEST',
      400,
      () => test.seal({ ...banners, param: { position: 7 } }),
    ],
    ['a method that is none', 'BAD_REQUEST', 400, () => test.seal({ method: 7 as unknown as string })],
    ['a body that says nothing', 'BAD_REQUEST', 400, async () => withBody(await test.seal(banners), '{}')],
    ['an empty body', 'BAD_REQUEST', 400, async () => withBody(await test.seal(banners), '')],
    [
      'a body that is no JSON',
      'BAD_REQUEST',
      400,
      async () => withBody(await test.seal(banners), '{"data":'),
    ],
    ['a body that is null', 'BAD_REQUEST', 400, async () => withBody(await test.seal(banners), 'null')],
    ['a body that is a list', 'BAD_REQUEST', 400, async () => withBody(await test.seal(banners), '[1]')],
    ['data that is a number', 'BAD_REQUEST', 400, async () => withData(await test.seal(banners), () => 7)],
    ['data that is null', 'BAD_REQUEST', 400, async () => withData(await test.seal(banners), () => null)],
    [
      'data without an iv',
      'BAD_REQUEST',
      400,
      async () => withData(await test.seal(banners), ({ iv, ...rest }) => rest),
    ],
    [
      'data with a number as key',
      'BAD_REQUEST',
      400,
      async () => withData(await test.seal(banners), (data) => ({ ...data, encryptedKey: 7 })),
    ],
    [
      'another content type',
      'BAD_REQUEST',
      400,
      () => test.seal(banners, { headers: { 'content-type': 'text/plain' } }),
    ],
    [
      'a form',
      'BAD_REQUEST',
      400,
      () => test.seal(banners, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    ],
    [
      'plain text',
      'ENCRYPTION_REQUIRED',
      400,
      async () => withData(await test.seal(banners), () => JSON.stringify(banners)),
    ],
    [
      'a key that was never wrapped for us',
      'INVALID_PUBLIC_KEY',
      400,
      async () =>
        withData(await test.seal(banners), (data) => ({
          ...data,
          encryptedKey: randomBytes(384).toString('base64'),
        })),
    ],
    [
      'broken base64',
      'INVALID_PUBLIC_KEY',
      400,
      async () => withData(await test.seal(banners), (data) => ({ ...data, encryptedData: '!' })),
    ],
    [
      'a missing time',
      'INVALID_PUBLIC_KEY',
      400,
      async () => {
        const { headers, ...request } = await test.seal(banners)
        const { [TIME_HEADER]: _, ...rest } = headers
        return { ...request, headers: rest }
      },
    ],
    [
      'the time of another call',
      'INVALID_PUBLIC_KEY',
      400,
      async () => {
        const other = await test.seal(banners)
        return test.seal(banners, { headers: { [TIME_HEADER]: other.headers[TIME_HEADER] ?? '' } })
      },
    ],
    [
      'a body bound to another token',
      'INVALID_PUBLIC_KEY',
      400,
      () => test.seal(banners, { token: 'mine', headers: { authorization: 'Bearer yours' } }),
    ],
    [
      'a time of the past',
      'STALE_REQUEST',
      400,
      async () => {
        const request = await test.seal(banners)
        test.clock.advance({ seconds: 121 })
        return request
      },
    ],
  ]

  it.each(refusals)('%s: %s', async (_, code, status, make) => {
    const answer = await test.send(await make())
    expect(answer).toMatchObject({
      status,
      body: { code, message: expect.any(String), requestId: expect.any(String) },
    })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(test.bugs).toEqual([])
  })

  it('the same envelope sent again: REPLAYED_REQUEST', async () => {
    const request = await test.seal(banners)
    expect((await test.send(request)).status).toBe(200)
    expect(await test.send(request)).toMatchObject({ status: 409, body: { code: 'REPLAYED_REQUEST' } })
  })

  it('a param that is nested too deeply', async () => {
    const deep = JSON.parse('['.repeat(40) + ']'.repeat(40))
    expect(await test.send(await test.seal({ method: 'common-bannerList', param: deep }))).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: 'The content is nested too deeply.' },
    })
  })

  it('a param that does not fit, with a sentence for each field', async () => {
    const { body } = await test.send(
      await test.seal({ method: 'user-login', param: { email: 'x', role: 'admin' } }),
    )
    expect(body).toMatchObject({
      code: 'BAD_REQUEST',
      details: [
        { path: 'email', message: 'The email address is not valid.' },
        { path: 'password', message: 'This field is required.' },
        { path: 'role', message: 'There is an unknown field.' },
      ],
    })
  })
})

describe('keys', () => {
  it('that were fetched before a rotation go on working, and the new one too', async () => {
    const before = await createSessionKey((await test.keys.current()).publicKey)
    await test.keys.rotate()
    const after = await createSessionKey((await test.keys.current()).publicKey)
    expect(before.publicKey).not.toBe(after.publicKey)
    for (const session of [before, after]) {
      expect((await test.call('common-bannerList', { position: 'macro' }, { session })).status).toBe(200)
    }
    test.clock.advance({ hours: 2 })
    expect(await test.call('common-bannerList', { position: 'macro' }, { session: before })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PUBLIC_KEY' },
    })
  })

  it('that are bogus run into a budget, and nobody who is at work notices', async () => {
    const session = await createSessionKey((await test.keys.current()).publicKey)
    await test.call('common-bannerList', { position: 'macro' }, { session })
    const bogus = async () => {
      const request = await test.seal(banners)
      return test.send(
        withData(request, (data) => ({
          ...data,
          encryptedKey: Buffer.concat([Buffer.alloc(1), randomBytes(383)]).toString('base64'),
        })),
      )
    }
    const answers = await Promise.all(Array.from({ length: 200 }, bogus))
    const limited = answers.filter(({ status }) => status === 429)
    expect(limited.length).toBeGreaterThan(50)
    expect(limited[0]).toMatchObject({
      body: { code: 'TOO_MANY_REQUESTS' },
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    })
    expect((await test.call('common-bannerList', { position: 'macro' }, { session })).status).toBe(200)
  })
})

describe('a large call', () => {
  const KIB = 1024
  const filler = (bytes: number) => 'x'.repeat(bytes)
  const tooLarge = { status: 413, body: { code: 'CONTENT_TOO_LARGE' } }
  let token: string
  beforeAll(async () => {
    // The flood above has spent this address' budget.
    test.clock.advance({ minutes: 1 })
    token = (await test.member()).authToken
  })
  const send = async (method: string, param: unknown) =>
    test.send(await test.seal({ method, param }, { token }))

  it.each([
    ['plate-list', 64 * KIB],
    ['user-login', 64 * KIB],
    ['module-save', MODULE_BODY_MAX_BYTES],
    ['plate-save', PLATE_BODY_MAX_BYTES],
  ])('%s is refused above the %d bytes of its contract, and looked at below', async (method, maxBytes) => {
    // Sealing makes four bytes of three, and puts less than a KiB around them.
    const textBytes = (maxBytes / 4) * 3
    expect(await send(method, { x: filler(textBytes) })).toMatchObject(tooLarge)
    const answer = await send(method, { x: filler(textBytes - KIB) })
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  it('of an action that is none of ours is told so', async () => {
    expect(await send('user-nothing', { x: filler(64 * KIB) })).toMatchObject({
      body: { code: 'UNKNOWN_METHOD' },
    })
  })

  it('has to name its method first', async () => {
    const event = { param: { x: filler(64 * KIB) }, method: 'plate-save' }
    expect(await test.send(await test.seal(event, { token }))).toMatchObject({
      body: { code: 'BAD_REQUEST', details: [{ path: 'method' }] },
    })
  })

  it('that names another method later is held to the limit of that one', async () => {
    const text = JSON.stringify({ method: 'plate-save', param: { x: filler(64 * KIB) }, later: '' })
    const stringify = vi.spyOn(JSON, 'stringify')
    stringify.mockReturnValueOnce(text.replace('"later":""', '"method":"plate-list"'))
    const request = await test.seal({ method: 'plate-save' }, { token })
    stringify.mockRestore()
    expect(await test.send(request)).toMatchObject(tooLarge)
  })

  it('of very many values is refused before it is parsed', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    const request = await test.seal(
      { method: 'plate-save', param: { cells: Array(30_000).fill([]) } },
      { token },
    )
    const { statusCode, payload } = await test.http.app.inject(request)
    // The envelope, and nothing of what was in it.
    expect(parse).toHaveBeenCalledTimes(1)
    parse.mockRestore()
    expect([statusCode, JSON.parse(payload).code]).toEqual([413, 'CONTENT_TOO_LARGE'])
  })

  it('whose envelope holds very many values is refused before even that is parsed', async () => {
    const request = await test.seal({ method: 'plate-save', param: {} }, { token })
    const parse = vi.spyOn(JSON, 'parse')
    const { payload } = await test.http.app.inject({
      ...request,
      payload: `{"data":[${'[],'.repeat(30_000)}[]]}`,
    })
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
    expect(JSON.parse(payload)).toMatchObject({ code: 'CONTENT_TOO_LARGE' })
  })
})

describe('development', () => {
  let dev: TestHttp
  beforeAll(async () => {
    dev = await startTestHttp({ config: { mode: 'development', isPlainAllowed: true } })
  })
  afterAll(() => dev.stop())

  const plain = async (secondsOff = 0): Promise<TestRequest> => {
    const { publicKey } = await dev.keys.current()
    const seconds = Math.floor(dev.clock.now().getTime() / 1000) + secondsOff
    const time = await encryptForServer(publicKey, Buffer.from(String(seconds)))
    return {
      method: 'POST',
      url: '/api/live-event',
      headers: { 'content-type': 'application/json', [TIME_HEADER]: Buffer.from(time).toString('base64') },
      payload: JSON.stringify({ data: JSON.stringify(banners) }),
    }
  }

  it('takes plain calls with an encrypted time, and sealed ones', async () => {
    expect(await dev.send(await plain())).toMatchObject({ status: 200, body: { data: { items: [] } } })
    expect((await dev.call('common-bannerList', { position: 'macro' })).status).toBe(200)
  })

  it('refuses a plain call of another time, without one, and one that is no JSON', async () => {
    expect(await dev.send(await plain(-121))).toMatchObject({ body: { code: 'STALE_REQUEST' } })
    const request = await plain()
    const without = { ...request, headers: { 'content-type': 'application/json' } }
    expect(await dev.send(without)).toMatchObject({ body: { code: 'INVALID_PUBLIC_KEY' } })
    const broken = { ...(await plain()), payload: JSON.stringify({ data: '{' }) }
    expect(await dev.send(broken)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })
})

describe('the log', () => {
  // The flood above has spent this address' budget.
  beforeAll(() => test.clock.advance({ minutes: 1 }))

  it('has one line per call: route, action, outcome, and nothing of what was said', async () => {
    test.lines.length = 0
    await test.call(
      'user-login',
      { email: 'kim@example.test', password: 'hunter2-hunter2' },
      { token: 'eyJx.y.z' },
    )
    expect(test.lines).toHaveLength(1)
    const line = JSON.parse(test.lines[0] ?? '')
    expect(line).toEqual({
      level: 'info',
      time: expect.any(String),
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      method: 'POST',
      route: '/api/live-event',
      action: 'user-login',
      status: 400,
      ms: expect.any(Number),
      code: 'BAD_REQUEST',
    })
  })

  it('never takes a request id from outside', async () => {
    test.lines.length = 0
    const { body } = await test.call('user-info', undefined, {
      headers: { 'x-request-id': 'chosen', 'request-id': 'chosen' },
    })
    expect(test.lines.join()).not.toContain('chosen')
    expect(JSON.parse(test.lines[0] ?? '').requestId).toBe((body as { requestId: string }).requestId)
  })

  it('does not repeat a method that is none of ours', async () => {
    test.lines.length = 0
    await test.send(await test.seal({ method: 'kim@example.test' }))
    expect(test.lines.join()).not.toContain('kim')
  })
})

it('members take turns for their calls, and for lists that they ask for whole by the number of items', async () => {
  const taken: string[] = []
  const recorder = (name: string): MemberQueues => ({
    handle: (memberId, work) => {
      taken.push(`${name} of ${memberId}`)
      return work((cost) => taken.push(`${name} cost ${cost}`))
    },
  })
  const other = await startTestHttp({ calls: recorder('calls'), wholeLists: recorder('whole lists') })
  const { authToken: token, user } = await other.member()
  await other.call('common-bannerList', { position: 'macro' })
  await other.call('plate-list', { pageSize: 50 }, { token })
  expect(taken.splice(0)).toEqual([`calls of ${user.id}`])
  const { body } = await other.call('plate-libraryList', { pageSize: 'all' }, { token })
  const { items } = (body as { data: { items: unknown[] } }).data
  expect(taken).toEqual([
    `whole lists of ${user.id}`,
    `calls of ${user.id}`,
    `whole lists cost ${items.length}`,
  ])
  await other.stop()
})
