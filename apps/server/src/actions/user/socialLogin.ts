import { userSocialLogin as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { sealIdentity } from './parts/linkIdentity.ts'
import { requireMember } from './parts/requireMember.ts'
import { signIn } from './parts/signIn.ts'
import { newTicket, ticketExpiry, ticketHash } from './parts/ticket.ts'

/** A member is only identified by issuer and subject; the same e-mail address at a provider proves nothing. */
export const userSocialLogin = implement(
  contract,
  ['members', 'payers', 'securityEvents', 'social', 'standings', 'verification'],
  async (context) => {
    const { param, request, limits, social, repositories, secrets, now, fail } = context
    await limits.take('social.address', request.address)
    const identity = await social.finish(param.provider, param.code, param.state)

    const memberId = await repositories.social.findMemberId(identity)
    const member = memberId === null ? null : await repositories.members.findById(memberId)
    if (member?.suspendedAt) return fail('SESSION_REVOKED', { problem: 'login.suspended' })
    if (member) return requireMember(await signIn(context, member))

    const joinTicket = newTicket()
    const at = now()
    const sealed = sealIdentity(secrets, identity)
    const proof = {
      hash: ticketHash(joinTicket),
      kind: 'social' as const,
      sealed,
      expiresAt: ticketExpiry(at),
    }
    await repositories.verification.insertTicket(proof, at)
    return { joinTicket, profile: { email: identity.email, name: identity.name } }
  },
)
