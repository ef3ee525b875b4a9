import type { Member } from '@pandok/domain'
import { accessOfMember } from '#payment/accessOfMember.ts'
import type { RequestFacts } from '#rpc/ActionContext.ts'
import type { Services } from '#rpc/Services.ts'
import { recordEvent } from './recordEvent.ts'
import { userOf } from './userOf.ts'

interface SignInContext
  extends Pick<
    Services<'members' | 'payers' | 'securityEvents' | 'standings'>,
    'sessions' | 'repositories' | 'now'
  > {
  request: RequestFacts
}

/** Opens a session and returns the answer of every log-in; null where none may begin any more. */
export async function signIn(
  { sessions, repositories, now, request }: SignInContext,
  member: Member,
  passwordHash?: string,
) {
  const tokens = await sessions.open(member, request.userAgent, passwordHash)
  if (!tokens) return null
  await recordEvent(repositories, { kind: 'login', memberId: member.id, request, at: now() })
  const { tier } = await accessOfMember(repositories, member, now())
  return { ...tokens, user: userOf(member, tier) }
}
