import { defineAction, type ErrorCode } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { ActionError } from './ActionError.ts'
import { dispatch } from './dispatch.ts'
import { type Implementations, implement } from './implement.ts'

const request = { id: 'req-1', address: '203.0.113.1', userAgent: '', locale: 'ko' } as const
const anything = z.strictObject({ echo: z.unknown().optional() })

const whoAmI = (access: 'visitor' | 'member' | 'admin') =>
  implement(
    defineAction({
      method: `test-${access}`,
      access,
      param: z.unknown(),
      result: z.strictObject({ memberId: z.string().nullable() }),
      errors: [],
    }),
    [],
    async ({ actor }) => ({ memberId: actor?.memberId ?? null }),
  )

const failWith = (code: ErrorCode, errors: readonly ErrorCode[]) =>
  implement(
    defineAction({ method: 'test-fail', access: 'visitor', param: z.unknown(), result: anything, errors }),
    [],
    async () => {
      throw new ActionError(code, { problem: 'format' })
    },
  )

const actions = {
  'test-visitor': whoAmI('visitor'),
  'test-member': whoAmI('member'),
  'test-admin': whoAmI('admin'),
  'test-echo': implement(
    defineAction({ method: 'test-echo', access: 'visitor', param: anything, result: anything, errors: [] }),
    [],
    async ({ param }) => param,
  ),
  'test-wide': implement(
    defineAction({
      method: 'test-wide',
      access: 'visitor',
      maxBytes: 100_000,
      param: anything,
      result: anything,
      errors: [],
    }),
    [],
    async ({ param }) => param,
  ),
  'test-trim': implement(
    defineAction({
      method: 'test-trim',
      access: 'visitor',
      param: z.strictObject({ text: z.string().trim() }),
      result: z.string(),
      errors: [],
    }),
    [],
    async ({ param }) => param.text,
  ),
  'test-leak': implement(
    defineAction({
      method: 'test-leak',
      access: 'visitor',
      param: z.unknown(),
      result: z.strictObject({}),
      errors: [],
    }),
    [],
    async () => ({ password: 'hunter2' }) as unknown as Record<string, never>,
  ),
  'test-declared': failWith('CONFLICT', ['CONFLICT']),
  'test-undeclared': failWith('CONFLICT', []),
  'test-busy': failWith('TOO_MANY_REQUESTS', []),
  'test-fail': implement(
    defineAction({
      method: 'test-fail',
      access: 'visitor',
      param: z.unknown(),
      result: anything,
      errors: ['NOT_FOUND'],
    }),
    [],
    async ({ fail }) => fail('NOT_FOUND', { fields: [{ path: 'id', problem: 'format' }] }),
  ),
  'test-repositories': implement(
    defineAction({
      method: 'test-repositories',
      access: 'visitor',
      param: z.unknown(),
      result: z.array(z.array(z.string())),
      errors: [],
    }),
    ['lock', 'members'],
    async ({ repositories, inTransaction }) => [
      Object.keys(repositories),
      await inTransaction(async (bound) => Object.keys(bound)),
    ],
  ),
  'test-bug': implement(
    defineAction({ method: 'test-bug', access: 'visitor', param: z.unknown(), result: anything, errors: [] }),
    [],
    async () => {
      throw new TypeError('a bug')
    },
  ),
} as unknown as Implementations

let test: TestServices
let member: { id: string; token: string; sessionId: string }
let admin: { id: string; token: string; sessionId: string }

beforeAll(async () => {
  test = await startTestServices()
  member = await signIn('user')
  admin = await signIn('admin')
})
afterAll(() => test.stop())

async function signIn(role: 'user' | 'admin') {
  const { user, authToken } = await test.member()
  await test.pool.query('update members set role = $2 where id = $1', [user.id, role])
  const { sessionId } = await test.services.sessions.authenticate(authToken)
  return { id: user.id, token: authToken, sessionId }
}

const call = (method: unknown, param?: unknown, { token = '', bodyBytes = 100 } = {}) =>
  dispatch(actions, test.services, { method, param, bodyBytes }, { token, request })
const refusal = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

it('lets go of what was sent once it is parsed, since a file of eight mebibytes is many times as large as objects', async () => {
  const sent = { method: 'test-echo', param: { echo: 'x' } as unknown, bodyBytes: 100 }
  await dispatch(actions, test.services, sent, { token: '', request })
  expect(sent.param).toBeUndefined()
})

describe('a name', () => {
  it.each([
    'test-nothing',
    '',
    'toString',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    'valueOf',
    'TEST-ECHO',
    ' test-echo',
    undefined,
    null,
    7,
    ['test-echo'],
    { toString: 'test-echo' },
  ])('%j that is no action is told so', async (method) => {
    expect(await refusal(call(method))).toMatchObject({ code: 'UNKNOWN_METHOD' })
  })
})

describe('access', () => {
  it.each([
    ['test-visitor', 'nobody', null],
    ['test-visitor', 'member', 'member'],
    ['test-visitor', 'admin', 'admin'],
    ['test-visitor', 'nonsense', null],
    ['test-member', 'nobody', 'UNAUTHORIZED'],
    ['test-member', 'nonsense', 'TOKEN_INVALID'],
    ['test-member', 'member', 'member'],
    ['test-member', 'admin', 'admin'],
    ['test-admin', 'nobody', 'UNAUTHORIZED'],
    ['test-admin', 'nonsense', 'TOKEN_INVALID'],
    ['test-admin', 'member', 'FORBIDDEN'],
    ['test-admin', 'admin', 'admin'],
  ] as const)('to %s for %s gives %s', async (method, who, expected) => {
    const tokens = { nobody: '', nonsense: 'not.a.token', member: member.token, admin: admin.token }
    const answer = await refusal(call(method, {}, { token: tokens[who] }))
    if (expected === null) expect(answer).toEqual({ memberId: null })
    else if (expected === 'member') expect(answer).toEqual({ memberId: member.id })
    else if (expected === 'admin') expect(answer).toEqual({ memberId: admin.id })
    else expect(answer).toMatchObject({ code: expected })
  })

  it('ends with the session, except to what a visitor may do', async () => {
    const { token, sessionId } = await signIn('user')
    await test.services.sessions.end(sessionId, 'logout')
    expect(await refusal(call('test-member', {}, { token }))).toMatchObject({ code: 'SESSION_REVOKED' })
    expect(await call('test-visitor', {}, { token })).toEqual({ memberId: null })
  })

  it('follows the role at once, whatever the token says', async () => {
    const { id, token } = await signIn('admin')
    await test.pool.query(`update members set role = 'user' where id = $1`, [id])
    expect(await refusal(call('test-admin', {}, { token }))).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('ends with the 15 minutes of the token', async () => {
    const { token } = await signIn('user')
    test.clock.advance({ minutes: 15 })
    expect(await refusal(call('test-member', {}, { token }))).toMatchObject({ code: 'TOKEN_EXPIRED' })
  })

  it('is asked before the param is looked at', async () => {
    expect(await refusal(call('test-member', 'nonsense'))).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await refusal(call('test-member', '\0'))).toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

describe('a param', () => {
  it('is parsed, so that an action sees it normalised', async () => {
    expect(await call('test-trim', { text: '  판독 ' })).toBe('판독')
  })

  it('that does not fit is answered field by field', async () => {
    expect(await refusal(call('test-trim', { text: 1, role: 'admin' }))).toMatchObject({
      code: 'BAD_REQUEST',
      reason: {
        fields: [
          { path: 'text', problem: 'type' },
          { path: 'role', problem: 'unknownField' },
        ],
      },
    })
  })

  it('may be as long as its contract allows', async () => {
    await call('test-echo', {}, { bodyBytes: 65_536 })
    expect(await refusal(call('test-echo', {}, { bodyBytes: 65_537 }))).toMatchObject({
      code: 'CONTENT_TOO_LARGE',
    })
    await call('test-wide', {}, { bodyBytes: 100_000 })
    expect(await refusal(call('test-wide', {}, { bodyBytes: 100_001 }))).toMatchObject({
      code: 'CONTENT_TOO_LARGE',
    })
  })

  it('may be 32 levels deep and no more', async () => {
    const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
    expect(await call('test-echo', { echo: nested(31) })).toEqual({ echo: nested(31) })
    expect(await refusal(call('test-echo', { echo: nested(32) }))).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { problem: 'tooDeep' },
    })
  })
})

describe('an action', () => {
  it('is given the repositories that it named and no others, in a transaction as well', async () => {
    const named = ['lock', 'members']
    expect(await call('test-repositories')).toEqual([named, named])
  })

  it('fails with the code and the reason that it gives', async () => {
    expect(await refusal(call('test-fail'))).toMatchObject({
      code: 'NOT_FOUND',
      reason: { fields: [{ path: 'id', problem: 'format' }] },
    })
    expect(await refusal(call('test-declared'))).toMatchObject({ code: 'CONFLICT' })
  })

  it('may fail with what the line itself answers', async () => {
    expect(await refusal(call('test-busy'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('that fails with a code it did not declare has a bug', async () => {
    const error = await refusal(call('test-undeclared'))
    expect(error).not.toBeInstanceOf(ActionError)
    expect(String(error)).toContain('CONFLICT')
  })

  it('that answers more than its contract allows has a bug, and the answer stays inside', async () => {
    const error = await refusal(call('test-leak'))
    expect(error).not.toBeInstanceOf(ActionError)
    expect(String(error)).toContain('test-leak')
    expect(String(error)).not.toContain('hunter2')
  })

  it('that throws anything else has a bug', async () => {
    expect(await refusal(call('test-bug'))).toBeInstanceOf(TypeError)
  })
})

describe('the limit of calls', () => {
  const full = (used: string[]) => ({
    ...test.services,
    limits: {
      ...test.services.limits,
      take: async (name: string, key: string) => {
        used.push(`${name} ${key}`)
        throw new ActionError('TOO_MANY_REQUESTS', { retryAfterSeconds: 7 })
      },
    },
  })
  /** The param is nested deeper than any action allows, so it is refused before it is parsed. */
  const unbearable = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)

  const refusedWith = async (method: string, token: string) => {
    const used: string[] = []
    const call = { method, param: { echo: unbearable }, bodyBytes: 100 }
    const refused = dispatch(actions, full(used), call, { token, request })
    expect(await refusal(refused)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    return used
  }

  it('refuses a visitor by the network, before anything of the content is looked at', async () => {
    expect(await refusedWith('test-echo', '')).toEqual([`call.address ${request.address}`])
  })

  it.each([
    ['user', 'test-member'],
    ['admin', 'test-admin'],
  ] as const)(
    'refuses a signed-in %s by the account, before anything of the content is looked at',
    async (role, method) => {
      const { id, token } = await signIn(role)
      expect(await refusedWith(method, token)).toEqual([`call.account ${id}`])
    },
  )

  it('would have had something to say about that content', async () => {
    expect(await refusal(call('test-echo', { echo: unbearable }))).not.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })

  it('lets calls through until it is used up, for each account by itself', async () => {
    const tight = await startTestServices({ limitScale: 0.001 })
    try {
      const [one, other] = [await tight.member(), await tight.member()]
      const ask = (token: string) =>
        dispatch(
          actions,
          tight.services,
          { method: 'test-member', param: {}, bodyBytes: 100 },
          { token, request },
        )
      for (const { authToken } of [one, other])
        for (let time = 0; time < 3; time++) await expect(ask(authToken)).resolves.toBeDefined()
      expect(await refusal(ask(one.authToken))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    } finally {
      await tight.stop()
    }
  })
})
