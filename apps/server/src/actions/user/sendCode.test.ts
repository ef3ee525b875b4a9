import { userSendCode, userVerifyCode } from '@pandok/protocol'
import { person } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InTransaction } from '#db/inTransaction.ts'
import { createCaller } from '#testkit/createCaller.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const WRONG = { ok: false, code: 'BAD_REQUEST' }

describe('user-sendCode', () => {
  it('mails six digits in the language of the request and says until when they count', async () => {
    const { email } = person()
    const answer = await server.call(userSendCode, { email, purpose: 'join' }, { locale: 'ja' })
    const expiresAt = new Date(server.clock.now().getTime() + 5 * 60_000).toISOString()
    expect(answer).toEqual({ ok: true, result: { expiresAt } })
    expect(await server.mailsTo(email)).toEqual([
      {
        kind: 'joinCode',
        to: email,
        locale: 'ja',
        values: { code: expect.stringMatching(/^\d{6}$/), minutes: 5 },
      },
    ])
  })

  it('takes the address as our parser writes it', async () => {
    const { email } = person()
    await server.mustCall(userSendCode, { email: `  ${email.toUpperCase()} `, purpose: 'join' })
    expect(await server.mailsTo(email)).toHaveLength(1)
  })

  it('tells a member who joins again that they have an account, and the page nothing', async () => {
    const member = await server.member()
    const stranger = person()
    const options = { locale: 'de' } as const
    const known = await server.call(userSendCode, { email: member.email, purpose: 'join' }, options)
    const unknown = await server.call(userSendCode, { email: stranger.email, purpose: 'join' }, options)
    expect(known).toEqual(unknown)
    expect((await server.mailsTo(member.email)).at(-1)).toEqual({
      kind: 'alreadyRegistered',
      to: member.email,
      locale: 'de',
      values: {},
    })
  })

  it('mails no password code to a stranger, and tells the page nothing', async () => {
    const member = await server.member()
    const stranger = person()
    const known = await server.call(userSendCode, { email: member.email, purpose: 'password' })
    const unknown = await server.call(userSendCode, { email: stranger.email, purpose: 'password' })
    expect(known).toEqual(unknown)
    expect((await server.mailsTo(member.email)).at(-1)?.kind).toBe('passwordCode')
    expect(await server.mailsTo(stranger.email)).toEqual([])
  })

  it('does the same work for known and unknown addresses', async () => {
    const { services } = server
    const stepsOf = async (email: string, purpose: 'join' | 'password') => {
      const steps: string[] = []
      const inTransaction: InTransaction = (work) =>
        services.inTransaction((bound) => work(listening(bound, steps)))
      await createCaller({ ...services, inTransaction }).mustCall(userSendCode, { email, purpose })
      return steps
    }
    const member = await server.member()
    for (const purpose of ['join', 'password'] as const) {
      const steps = await stepsOf(member.email, purpose)
      expect(steps).toContain('mailOutbox.insert')
      expect(await stepsOf(person().email, purpose)).toEqual(steps)
    }
  })

  it('stores nothing that the code could be guessed from', async () => {
    const { email } = person()
    const code = await server.codeFor(email, 'join')
    const { rows } = await server.pool.query('select * from verification_codes where email = $1', [email])
    expect(rows).toHaveLength(1)
    expect(rows[0].code_hash).toHaveLength(32)
    expect(JSON.stringify(rows[0])).not.toContain(code)
  })

  it('makes the older code worthless', async () => {
    const { email } = person()
    const first = await server.codeFor(email, 'join')
    let second = await server.codeFor(email, 'join')
    // One time in a million both are the same.
    if (first === second) second = await server.codeFor(email, 'join')
    expect(await server.call(userVerifyCode, { email, purpose: 'join', code: first })).toMatchObject(WRONG)
    expect(await server.call(userVerifyCode, { email, purpose: 'join', code: second })).toMatchObject({
      ok: true,
    })
  })

  it('leaves one code in force when several are asked for at once', async () => {
    const { email } = person()
    await Promise.all(Array.from({ length: 3 }, () => server.call(userSendCode, { email, purpose: 'join' })))
    const { rows } = await server.pool.query('select id from verification_codes where email = $1', [email])
    expect(rows).toHaveLength(1)
  })

  it('sends three mails to an address and no more, however many are asked for', async () => {
    const { email } = person()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => server.call(userSendCode, { email, purpose: 'join' })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      reason: { retryAfterSeconds: expect.any(Number) },
    })
    expect(await server.mailsTo(email)).toHaveLength(3)
  })

  it('sends no more than twenty from one network address', async () => {
    const address = '192.0.2.7'
    const answers = await Promise.all(
      Array.from({ length: 25 }, () =>
        server.call(userSendCode, { email: person().email, purpose: 'join' }, { address }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
  })
})

/** Wraps the repositories and records the calls to them. */
function listening<T extends object>(repositories: T, seen: string[], prefix = ''): T {
  return new Proxy(repositories, {
    get(target, key) {
      const value = Reflect.get(target, key)
      const name = `${prefix}${String(key)}`
      if (typeof value === 'object' && value !== null) return listening(value, seen, `${name}.`)
      if (typeof value !== 'function') return value
      return (...values: unknown[]) => {
        seen.push(name)
        return value.apply(target, values)
      }
    },
  })
}
