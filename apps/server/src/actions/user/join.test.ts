import { userInfo, userJoin, userVerifyCode } from '@pandok/protocol'
import { type Person, person } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const refusal = (path: string, problem: string) => ({
  ok: false,
  code: 'BAD_REQUEST',
  reason: { problem, fields: [{ path, problem }] },
})

const countMembers = async (email: string) =>
  (await server.pool.query('select count(*) as count from members where email = $1', [email])).rows[0].count

/** A person with a proven address. */
async function proven(overrides?: Partial<Person>): Promise<Person & { ticket: string }> {
  const somebody = person(overrides)
  return { ...somebody, ticket: await server.ticketFor(somebody.email, 'join') }
}

describe('user-join', () => {
  it('makes a member of a visitor and signs them in', async () => {
    const param = await proven({ agreements: { terms: true, privacy: true, marketing: true } })
    const { authToken, refreshToken, user } = await server.mustCall(userJoin, param, { locale: 'de' })
    const { email, name, nickname } = param
    expect(user).toEqual({
      id: expect.stringMatching(/^mem_/),
      email,
      name,
      nickname,
      role: 'user',
      tier: 'free',
    })
    expect(refreshToken).toEqual(expect.any(String))
    const { profile } = await server.mustCall(userInfo, undefined, { as: { authToken } })
    expect(profile).toEqual({
      phone: param.phone,
      age: param.age,
      nationality: 'KR',
      major: 'radiology',
      address: null,
      locale: 'de',
      marketing: true,
      createdAt: server.clock.now().toISOString(),
    })
    expect(await server.eventsOf(user.id)).toEqual(['join', 'login'])
  })

  it('keeps nothing of the password but its hash', async () => {
    const member = await server.member()
    const { rows } = await server.pool.query('select password_hash from members where email = $1', [
      member.email,
    ])
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)
  })

  it('makes one member of twenty tries at once with one ticket', async () => {
    const param = await proven()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.call(userJoin, { ...param, nickname: person().nickname })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 19 }, () => refusal('ticket', 'ticket.expired')),
    )
    expect(await countMembers(param.email)).toBe(1)
  })

  it('gives a nickname to one of ten who want it at once, and the others may choose another', async () => {
    const nickname = person().nickname
    const params = await Promise.all(Array.from({ length: 10 }, () => proven({ nickname })))
    const answers = await Promise.all(params.map((param) => server.call(userJoin, param)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: 9 }, () => refusal('nickname', 'nickname.taken')),
    )
    const loser = params[answers.findIndex(({ ok }) => !ok)]
    if (!loser) throw new Error('nobody lost')
    expect(await server.call(userJoin, { ...loser, nickname: person().nickname })).toMatchObject({ ok: true })
  })

  it('makes one member of an address that was proven twice', async () => {
    const { email } = person()
    const first = await server.ticketFor(email, 'join')
    const second = await server.ticketFor(email, 'join')
    const answers = await Promise.all([
      server.call(userJoin, { ...person({ email }), ticket: first }),
      server.call(userJoin, { ...person({ email }), ticket: second }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toEqual(refusal('email', 'email.taken'))
  })

  it('refuses a ticket that proves another address, is made up, spent or older than half an hour', async () => {
    const param = await proven()
    const expired = refusal('ticket', 'ticket.expired')
    expect(await server.call(userJoin, { ...param, email: person().email })).toEqual(expired)
    expect(await server.call(userJoin, { ...param, ticket: 'made-up' })).toEqual(expired)
    const spent = await proven()
    await server.mustCall(userJoin, spent)
    expect(await server.call(userJoin, { ...spent, nickname: person().nickname })).toEqual(expired)
    server.clock.advance({ minutes: 30 })
    expect(await server.call(userJoin, param)).toEqual(expired)
  })

  it('names every field that does not fit', async () => {
    const answer = await server.call(userJoin, {
      ...person({ email: 'nobody', password: 'short1!', nickname: 'a b', phone: '010-1234-5678', age: 13 }),
      ticket: 't',
      agreements: { terms: true, privacy: false as unknown as true },
    })
    expect(answer).toMatchObject({ ok: false, code: 'BAD_REQUEST' })
    const fields = answer.ok ? [] : (answer.reason.fields ?? [])
    expect(Object.fromEntries(fields.map(({ path, problem }) => [path, problem]))).toEqual({
      email: 'email.format',
      password: 'password.format',
      nickname: 'nickname.spaces',
      phone: 'phone.format',
      age: 'age.range',
      'agreements.privacy': 'agreement.required',
    })
  })

  it('ends the code with the ticket: what joined once cannot be verified again', async () => {
    const { email } = person()
    const code = await server.codeFor(email, 'join')
    const { ticket } = await server.mustCall(userVerifyCode, { email, purpose: 'join', code })
    await server.mustCall(userJoin, { ...person({ email }), ticket })
    expect(await server.call(userVerifyCode, { email, purpose: 'join', code })).toMatchObject({ ok: false })
  })
})
