import { userJoin, userResetPassword, userSendCode, userVerifyCode } from '@pandok/protocol'
import { person } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const WRONG = {
  ok: false,
  code: 'BAD_REQUEST',
  reason: { problem: 'code.wrong', fields: [{ path: 'code', problem: 'code.wrong' }] },
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const triesOf = async (email: string) =>
  (await server.pool.query('select tries from verification_codes where email = $1', [email])).rows[0]?.tries

describe('user-verifyCode', () => {
  it('gives a ticket for the right code, once, and stores only its hash', async () => {
    const { email } = person()
    const code = await server.codeFor(email, 'join')
    const { ticket } = await server.mustCall(userVerifyCode, { email, purpose: 'join', code })
    expect(Buffer.from(ticket, 'base64url')).toHaveLength(32)
    const { rows } = await server.pool.query('select * from tickets where email = $1', [email])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(ticket)
    expect(await server.call(userVerifyCode, { email, purpose: 'join', code })).toEqual(WRONG)
  })

  it('gives one ticket to many who show the right code at once', async () => {
    const { email } = person()
    const code = await server.codeFor(email, 'join')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.call(userVerifyCode, { email, purpose: 'join', code })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('accepts the right code at the fifth try and not at the sixth', async () => {
    const lucky = person().email
    const code = await server.codeFor(lucky, 'join')
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(
        await server.call(userVerifyCode, { email: lucky, purpose: 'join', code: otherThan(code) }),
      ).toEqual(WRONG)
    }
    expect(await server.call(userVerifyCode, { email: lucky, purpose: 'join', code })).toMatchObject({
      ok: true,
    })

    const late = person().email
    const lateCode = await server.codeFor(late, 'join')
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await server.call(userVerifyCode, { email: late, purpose: 'join', code: otherThan(lateCode) })
    }
    expect(await server.call(userVerifyCode, { email: late, purpose: 'join', code: lateCode })).toEqual(WRONG)
  })

  it('counts five of fifty guesses at the same time, and the right code is worth nothing after them', async () => {
    const wide = await startTestServices({ limitScale: 100 })
    const { email } = person()
    const code = await wide.codeFor(email, 'join')
    const guesses = Array.from({ length: 50 }, () =>
      wide.call(userVerifyCode, { email, purpose: 'join', code: otherThan(code) }),
    )
    const answers = await Promise.all(guesses)
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(WRONG)]))
    const { rows } = await wide.pool.query('select tries from verification_codes where email = $1', [email])
    expect(rows).toEqual([{ tries: 5 }])
    expect(await wide.call(userVerifyCode, { email, purpose: 'join', code })).toEqual(WRONG)
    await wide.stop()
  })

  it('keeps counting across codes: a new code brings no new guesses', async () => {
    const { email } = person()
    for (let round = 0; round < 2; round += 1) {
      const code = await server.codeFor(email, 'join')
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect(await server.call(userVerifyCode, { email, purpose: 'join', code: otherThan(code) })).toEqual(
          WRONG,
        )
      }
    }
    const code = await server.codeFor(email, 'join')
    expect(await server.call(userVerifyCode, { email, purpose: 'join', code })).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })

  it('refuses a code after five minutes', async () => {
    const { email } = person()
    const code = await server.codeFor(email, 'join')
    server.clock.advance({ minutes: 5 })
    expect(await server.call(userVerifyCode, { email, purpose: 'join', code })).toEqual(WRONG)
  })

  it('refuses a code for another address or another purpose', async () => {
    const member = await server.member()
    const stranger = person().email
    const joinCode = await server.codeFor(stranger, 'join')
    const passwordCode = await server.codeFor(member.email, 'password')
    await server.mustCall(userSendCode, { email: stranger, purpose: 'password' })
    const crossings = [
      { email: stranger, purpose: 'password', code: joinCode },
      { email: member.email, purpose: 'join', code: passwordCode },
      { email: member.email, purpose: 'password', code: joinCode },
      { email: stranger, purpose: 'join', code: passwordCode },
    ] as const
    for (const crossing of crossings) {
      // One time in a million two codes are the same.
      if (joinCode === passwordCode) break
      expect(await server.call(userVerifyCode, crossing)).toEqual(WRONG)
    }
  })

  it('answers for an address that never asked as for a wrong code', async () => {
    expect(
      await server.call(userVerifyCode, { email: person().email, purpose: 'join', code: '123456' }),
    ).toEqual(WRONG)
  })

  it('lets nobody guess a code that was never mailed', async () => {
    const stranger = person().email
    await server.mustCall(userSendCode, { email: stranger, purpose: 'password' })
    expect(await triesOf(stranger)).toBe(0)
    expect(
      await server.call(userVerifyCode, { email: stranger, purpose: 'password', code: '000000' }),
    ).toEqual(WRONG)
    expect(await triesOf(stranger)).toBe(1)
  })

  it('gives tickets that open only their own door', async () => {
    const member = await server.member()
    const ticket = await server.ticketFor(member.email, 'password')
    const newcomer = person({ email: member.email })
    expect(await server.call(userJoin, { ...newcomer, ticket })).toMatchObject({
      reason: { problem: 'ticket.expired' },
    })
    const other = person()
    const joinTicket = await server.ticketFor(other.email, 'join')
    expect(
      await server.call(userResetPassword, { ticket: joinTicket, password: other.password }),
    ).toMatchObject({
      reason: { problem: 'ticket.expired' },
    })
  })
})
