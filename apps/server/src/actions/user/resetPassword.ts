import { userResetPassword as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { aboutField } from '../parts/aboutField.ts'
import { recordEvent } from './parts/recordEvent.ts'
import { ticketHash } from './parts/ticket.ts'

export const userResetPassword = implement(
  contract,
  ['mailOutbox', 'members', 'securityEvents', 'sessions', 'verification'],
  async ({ param, request, now, fail, ...services }) => {
    const { repositories, passwords, mailer, limits, inTransaction } = services
    const at = now()
    const hash = ticketHash(param.ticket)
    const expired = () => fail('BAD_REQUEST', aboutField('ticket', 'ticket.expired'))
    // It is checked again below; here it only spares hopeless calls the expensive hash.
    if (!(await repositories.verification.findTicket(hash, 'password', at))) return expired()

    const passwordHash = await passwords.hash(param.password)
    const email = await inTransaction(async (bound) => {
      const used = await bound.verification.useTicket(hash, 'password', at)
      const member = used?.email ? await bound.members.findByEmail(used.email) : null
      if (!member) return expired()
      await bound.members.setPassword(member.id, passwordHash, at)
      await bound.sessions.endAll(member.id, 'password', at)
      await mailer.send(bound, {
        kind: 'passwordChanged',
        to: member.email,
        locale: request.locale,
        values: {},
      })
      await recordEvent(bound, { kind: 'password.reset', memberId: member.id, request, at })
      return member.email
    })
    // A member who verified the address must not be blocked by the guesses of somebody else.
    await limits.clear('login.account', email)
    return {}
  },
)
