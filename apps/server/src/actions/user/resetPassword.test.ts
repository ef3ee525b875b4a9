import { userInfo, userLogin, userResetPassword, userWithdraw } from '@pandok/protocol'
import { credentialsOf } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const EXPIRED = {
  ok: false,
  code: 'BAD_REQUEST',
  reason: { problem: 'ticket.expired', fields: [{ path: 'ticket', problem: 'ticket.expired' }] },
}

describe('user-resetPassword', () => {
  it('sets the password, ends every session, tells the member by mail, and signs nobody in', async () => {
    const member = await server.member()
    const elsewhere = await server.mustCall(userLogin, credentialsOf(member))
    const ticket = await server.ticketFor(member.email, 'password')
    const answer = await server.call(userResetPassword, { ticket, password: 'brand-new-1' }, { locale: 'zh' })
    expect(answer).toEqual({ ok: true, result: {} })
    for (const as of [member, elsewhere]) {
      expect(await server.call(userInfo, undefined, { as })).toMatchObject({ code: 'SESSION_REVOKED' })
    }
    expect(await server.call(userLogin, credentialsOf(member))).toMatchObject({ ok: false })
    expect(await server.call(userLogin, { email: member.email, password: 'brand-new-1' })).toMatchObject({
      ok: true,
    })
    expect((await server.mailsTo(member.email)).at(-1)).toMatchObject({
      kind: 'passwordChanged',
      locale: 'zh',
    })
    expect(await server.eventsOf(member.user.id)).toContain('password.reset')
  })

  it('works once, even for many at the same time', async () => {
    const member = await server.member()
    const ticket = await server.ticketFor(member.email, 'password')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        server.call(userResetPassword, { ticket, password: `brand-new-${index}` }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const winner = answers.findIndex(({ ok }) => ok)
    expect(
      await server.call(userLogin, { email: member.email, password: `brand-new-${winner}` }),
    ).toMatchObject({
      ok: true,
    })
    expect(
      (await server.mailsTo(member.email)).filter(({ kind }) => kind === 'passwordChanged'),
    ).toHaveLength(1)
  })

  it('opens the way for a member whom somebody else had locked out by guessing', async () => {
    const member = await server.member()
    for (let round = 0; round < 11; round += 1) {
      await server.call(userLogin, { email: member.email, password: 'wrong-1A' })
    }
    expect(await server.call(userLogin, credentialsOf(member))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const ticket = await server.ticketFor(member.email, 'password')
    await server.mustCall(userResetPassword, { ticket, password: 'brand-new-1' })
    expect(await server.call(userLogin, { email: member.email, password: 'brand-new-1' })).toMatchObject({
      ok: true,
    })
  })

  it('refuses a ticket that is made up, expired, or whose member has left', async () => {
    expect(await server.call(userResetPassword, { ticket: 'made-up', password: 'brand-new-1' })).toEqual(
      EXPIRED,
    )
    const late = await server.member()
    const lateTicket = await server.ticketFor(late.email, 'password')
    const gone = await server.member()
    const goneTicket = await server.ticketFor(gone.email, 'password')
    await server.mustCall(userWithdraw, { password: gone.password }, { as: gone })
    expect(await server.call(userResetPassword, { ticket: goneTicket, password: 'brand-new-1' })).toEqual(
      EXPIRED,
    )
    server.clock.advance({ minutes: 30 })
    expect(await server.call(userResetPassword, { ticket: lateTicket, password: 'brand-new-1' })).toEqual(
      EXPIRED,
    )
  })

  it('holds the new password to the rules of sign-up', async () => {
    expect(await server.call(userResetPassword, { ticket: 't', password: 'letters-only' })).toMatchObject({
      reason: { fields: [{ path: 'password', problem: 'password.format' }] },
    })
  })
})
