import { userJoin as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { aboutField } from '../parts/aboutField.ts'
import { linkIdentity } from './parts/linkIdentity.ts'
import { recordEvent } from './parts/recordEvent.ts'
import { requireMember } from './parts/requireMember.ts'
import { signIn } from './parts/signIn.ts'
import { ticketHash } from './parts/ticket.ts'

export const userJoin = implement(
  contract,
  ['members', 'payers', 'securityEvents', 'social', 'standings', 'verification'],
  async (context) => {
    const { param, request, limits, repositories, passwords, inTransaction, newId, secrets, now, fail } =
      context
    const { ticket, joinTicket, password, agreements, ...person } = param
    await limits.take('join.address', request.address)

    const at = now()
    const hash = ticketHash(ticket)
    const expired = () => fail('BAD_REQUEST', aboutField('ticket', 'ticket.expired'))
    const taken = (path: 'email' | 'nickname') => fail('BAD_REQUEST', aboutField(path, `${path}.taken`))
    // Both are checked again by the writes below; here they only spare hopeless calls the expensive hash.
    const proof = await repositories.verification.findTicket(hash, 'join', at)
    if (proof?.email !== person.email) return expired()
    if (await repositories.members.isNicknameTaken(person.nickname, null)) return taken('nickname')

    const id = newId('mem')
    const passwordHash = await passwords.hash(password)
    const member = await inTransaction(async (bound) => {
      // Any later failure rolls this back as well, so that the ticket can be used again.
      const used = await bound.verification.useTicket(hash, 'join', at)
      if (used?.email !== person.email) return expired()
      const marketing = agreements.marketing === true
      const verdict = await bound.members.insert(
        { ...person, id, passwordHash, marketing, locale: request.locale },
        at,
      )
      if (!verdict.ok) return taken(verdict.reason === 'email.taken' ? 'email' : 'nickname')
      if (joinTicket !== undefined) {
        const problem = await linkIdentity(bound, secrets, { joinTicket, memberId: id, at })
        if (problem) return fail('BAD_REQUEST', aboutField('joinTicket', problem))
      }
      await recordEvent(bound, { kind: 'join', memberId: id, request, at })
      return requireMember(await bound.members.findById(id))
    })
    return requireMember(await signIn(context, member))
  },
)
