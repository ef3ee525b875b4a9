import { type SocialProvider, userJoin, userLogin, userSocialLogin, userSocialStart } from '@pandok/protocol'
import { credentialsOf, person, startIdentityProvider, type TestIdentityProvider } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { whileComparing } from '#testkit/whileComparing.ts'

let server: TestServices
let provider: TestIdentityProvider
let nextSubject = 100

beforeAll(async () => {
  provider = await startIdentityProvider()
  server = await startTestServices({ social: { kakao: provider.kakao, naver: provider.naver } })
})

afterAll(async () => {
  await server.stop()
  await provider.close()
})

/** Goes to the provider and back, as somebody with an account there. */
async function visit(name: SocialProvider, subject: string, profile: { email?: string; name?: string } = {}) {
  provider.person = { subject, ...profile }
  const { url } = await server.mustCall(userSocialStart, { provider: name })
  const { code, state } = await provider.visit(url)
  return server.call(userSocialLogin, { provider: name, code, state })
}

const newSubject = () => String(nextSubject++)

async function firstVisit(
  name: SocialProvider,
  subject: string,
  profile?: { email?: string; name?: string },
) {
  const answer = await visit(name, subject, profile)
  if (!answer.ok || !('joinTicket' in answer.result)) throw new Error('not a first visit')
  return answer.result
}

describe.each(['kakao', 'naver'] as const)('user-socialLogin with %s', (name) => {
  it('gives a first visit a ticket, links it when the visitor joins, and signs them in from then on', async () => {
    const subject = newSubject()
    const first = await firstVisit(name, subject, { email: 'Someone@Example.org', name: ' 김 판독 ' })
    expect(first).toEqual({
      joinTicket: expect.any(String),
      profile: { email: 'someone@example.org', name: '김 판독' },
    })
    const somebody = person()
    const ticket = await server.ticketFor(somebody.email, 'join')
    const joined = await server.mustCall(userJoin, { ...somebody, ticket, joinTicket: first.joinTicket })
    expect(await visit(name, subject)).toMatchObject({ ok: true, result: { user: joined.user } })
    expect(await server.eventsOf(joined.user.id)).toEqual(['join', 'login', 'login'])
  })

  it('is linked to the account that a member logs in to with its ticket, and signs them in from then on', async () => {
    const member = await server.member()
    const subject = newSubject()
    const { joinTicket } = await firstVisit(name, subject)
    const { email, password } = member
    const linked = async () =>
      (await server.pool.query('select 1 from social_identities where member_id = $1', [member.user.id])).rows
    expect(await server.call(userLogin, { email, password: 'Wrong-pass-1!', joinTicket })).toMatchObject({
      reason: { problem: 'login.wrong' },
    })
    expect(await linked()).toEqual([])
    expect(await server.call(userLogin, { email, password, joinTicket })).toMatchObject({ ok: true })
    expect(await visit(name, subject)).toMatchObject({ ok: true, result: { user: { id: member.user.id } } })
    // Once: and it is nobody else's any more.
    expect(await server.call(userLogin, { email, password, joinTicket })).toMatchObject({
      reason: { fields: [{ path: 'joinTicket', problem: 'ticket.expired' }] },
    })
    expect(await linked()).toHaveLength(1)
  })

  it('is not linked with a password that is changed while it is compared', async () => {
    const { email, password, user } = await server.member()
    const { joinTicket } = await firstVisit(name, newSubject())
    whileComparing(server.services.passwords, () =>
      server.pool.query(`update members set password_hash = 'another' where id = $1`, [user.id]),
    )
    expect(await server.call(userLogin, { email, password, joinTicket })).toMatchObject({
      reason: { problem: 'login.wrong' },
    })
    const { rows } = await server.pool.query('select 1 from social_identities where member_id = $1', [
      user.id,
    ])
    expect(rows).toEqual([])
  })

  it('never takes the same e-mail address for the same person', async () => {
    const victim = await server.member()
    const first = await firstVisit(name, newSubject(), { email: victim.email })
    expect(first.profile.email).toBe(victim.email)
    const { rows } = await server.pool.query('select 1 from social_identities where member_id = $1', [
      victim.user.id,
    ])
    expect(rows).toEqual([])
  })

  it('links an identity to one member, and a ticket once', async () => {
    const subject = newSubject()
    const tickets = [await firstVisit(name, subject), await firstVisit(name, subject)]
    const joinWith = async (joinTicket: string) => {
      const somebody = person()
      return server.call(userJoin, {
        ...somebody,
        joinTicket,
        ticket: await server.ticketFor(somebody.email, 'join'),
      })
    }
    const [first, second] = tickets.map(({ joinTicket }) => joinTicket)
    expect(await joinWith(first ?? '')).toMatchObject({ ok: true })
    expect(await joinWith(first ?? '')).toMatchObject({
      reason: { fields: [{ path: 'joinTicket', problem: 'ticket.expired' }] },
    })
    expect(await joinWith(second ?? '')).toMatchObject({
      reason: { fields: [{ path: 'joinTicket', problem: 'social.failed' }] },
    })
  })

  it('refuses a suspended member', async () => {
    const subject = newSubject()
    const { joinTicket } = await firstVisit(name, subject)
    const somebody = person()
    const ticket = await server.ticketFor(somebody.email, 'join')
    const { user } = await server.mustCall(userJoin, { ...somebody, ticket, joinTicket })
    await server.pool.query('update members set suspended_at = now() where id = $1', [user.id])
    expect(await visit(name, subject)).toMatchObject({
      code: 'SESSION_REVOKED',
      reason: { problem: 'login.suspended' },
    })
  })

  it('stores the identity of a first visit sealed', async () => {
    const subject = `secret-${newSubject()}`
    await firstVisit(name, subject)
    const { rows } = await server.pool.query(
      "select sealed, tickets::text as row from tickets where kind = 'social'",
    )
    for (const { sealed, row } of rows) expect(`${row}${sealed.toString('latin1')}`).not.toContain(subject)
  })
})

describe('two providers', () => {
  it('that call somebody by the same number do not mean the same person', async () => {
    const subject = newSubject()
    const { joinTicket } = await firstVisit('kakao', subject)
    const somebody = person()
    const ticket = await server.ticketFor(somebody.email, 'join')
    await server.mustCall(userJoin, { ...somebody, ticket, joinTicket })
    expect(await firstVisit('naver', subject)).toHaveProperty('joinTicket')
    expect(await server.call(userLogin, credentialsOf(somebody))).toMatchObject({ ok: true })
  })
})
