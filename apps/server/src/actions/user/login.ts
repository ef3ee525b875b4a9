import { userLogin as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { aboutField } from '../parts/aboutField.ts'
import { linkIdentity } from './parts/linkIdentity.ts'
import { recordEvent } from './parts/recordEvent.ts'
import { signIn } from './parts/signIn.ts'

/**
 * An unknown address and a wrong password get the same answer after the same work; a suspension is only
 * revealed with the right password.
 */
export const userLogin = implement(
  contract,
  ['members', 'payers', 'securityEvents', 'social', 'standings', 'verification'],
  async (context) => {
    const { param, request, limits, repositories, passwords, inTransaction, secrets, now, fail } = context
    const { email, password, joinTicket } = param
    await limits.take('login.address', request.address)
    await limits.take('login.account', email)

    const found = await repositories.members.findCredentialsByEmail(email)
    const isRight = await passwords.verify(found?.passwordHash ?? null, password)
    const refuse = async (): Promise<never> => {
      const memberId = found?.member.id ?? null
      await recordEvent(repositories, { kind: 'login.refused', memberId, request, at: now() })
      return isRight && found?.member.suspendedAt
        ? fail('SESSION_REVOKED', { problem: 'login.suspended' })
        : fail('BAD_REQUEST', { problem: 'login.wrong' })
    }
    if (!found || !isRight || found.member.suspendedAt) return refuse()
    await limits.clear('login.account', email)
    if (joinTicket !== undefined) {
      const link = { joinTicket, memberId: found.member.id, at: now() }
      const isLinked = await inTransaction(async (bound) => {
        if (!(await bound.members.holdPassword(found.member.id, found.passwordHash))) return false
        const problem = await linkIdentity(bound, secrets, link)
        if (problem) return fail('BAD_REQUEST', aboutField('joinTicket', problem))
        return true
      })
      if (!isLinked) return refuse()
    }
    return (await signIn(context, found.member, found.passwordHash)) ?? refuse()
  },
)
