import { type User, userJoin, userSendCode, userVerifyCode } from '@pandok/protocol'
import { type Person, person } from '@pandok/testkit'
import { newTicket, ticketExpiry, ticketHash } from '#actions/user/parts/ticket.ts'
import type { Pool } from '#db/Pool.ts'
import type { Services } from '#rpc/Services.ts'
import type { Caller } from './createCaller.ts'
import { readMails, type WaitingTestMail } from './readMails.ts'

export interface TestMember extends Person {
  authToken: string
  refreshToken: string
  user: User
}

export interface People {
  mailsTo: (email: string) => Promise<WaitingTestMail[]>
  /** Requests a code and reads it from the mail. */
  codeFor: (email: string, purpose: 'join' | 'password') => Promise<string>
  ticketFor: (email: string, purpose: 'join' | 'password') => Promise<string>
  /**
   * A member who joined with an address that counts as proven: most tests need members, and the code in the mail, which
   * `ticketFor` goes through, was more than half of what one costs.
   */
  member: (overrides?: Partial<Person>) => Promise<TestMember>
}

export function createPeople(
  { mustCall }: Caller,
  pool: Pool,
  { repositories, secrets, now }: Services,
): People {
  const mailsTo = (email: string) => readMails(pool, secrets, email)

  const codeFor: People['codeFor'] = async (email, purpose) => {
    await mustCall(userSendCode, { email, purpose })
    const code = (await mailsTo(email)).at(-1)?.values['code']
    if (typeof code !== 'string') throw new Error('No code was mailed.')
    return code
  }

  const ticketFor: People['ticketFor'] = async (email, purpose) => {
    const code = await codeFor(email, purpose)
    return (await mustCall(userVerifyCode, { email, purpose, code })).ticket
  }

  return {
    mailsTo,
    codeFor,
    ticketFor,
    async member(overrides) {
      const somebody = person(overrides)
      const ticket = newTicket()
      const at = now()
      await repositories.verification.insertTicket(
        { hash: ticketHash(ticket), kind: 'join', email: somebody.email, expiresAt: ticketExpiry(at) },
        at,
      )
      return { ...somebody, ...(await mustCall(userJoin, { ...somebody, ticket })) }
    },
  }
}
