import { randomBytes } from 'node:crypto'
import { REFRESH_GRACE_SECONDS, REFRESH_TOKEN_LIFE_DAYS, SESSIONS_PER_MEMBER_MAX } from '@pandok/domain'
import { createBatcher } from '#db/createBatcher.ts'
import type { StandingRepository } from '#db/repositories/payment/standingRepository.ts'
import type { Session, SessionActor, SessionRepository } from '#db/repositories/sessionRepository.ts'
import { entitlementOfActor } from '#payment/accessOfMember.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { RateLimits } from '../RateLimits.ts'
import type { SecretBox } from '../SecretBox.ts'
import type { Sessions, TokenPair } from '../Sessions.ts'
import { createAuthTokens } from './createAuthTokens.ts'
import { isSameToken, makeRefreshToken, parseRefreshToken } from './refreshToken.ts'

export interface SessionsOptions {
  repository: SessionRepository
  standings: StandingRepository
  secrets: SecretBox
  limits: RateLimits
  now: () => Date
  newId: (prefix: string) => string
  /** Called when a spent refresh token was used again, so that somebody else has it. The session was ended. */
  onReuse: (memberId: string) => Promise<void>
}

const SEED_BYTES = 32
const USER_AGENT_MAX_CHARACTERS = 300

export function createSessions({
  repository,
  standings,
  secrets,
  limits,
  now,
  newId,
  onReuse,
}: SessionsOptions): Sessions {
  const authTokens = createAuthTokens({ secrets, now })
  const findActor = createBatcher<SessionActor>({
    load: async (ids) => new Map((await repository.findActors(ids)).map((actor) => [actor.id, actor])),
  })
  const expiry = () => new Date(now().getTime() + REFRESH_TOKEN_LIFE_DAYS * 86_400_000)

  const pairOf = async (session: Pick<Session, 'id' | 'memberId' | 'role' | 'seed'>, counter: number) => ({
    authToken: await authTokens.issue({
      memberId: session.memberId,
      sessionId: session.id,
      role: session.role,
    }),
    refreshToken: makeRefreshToken(secrets, session, counter),
  })

  async function refresh(session: Session, counter: number): Promise<TokenPair> {
    if (session.isOver || session.expiresAt <= now()) throw new ActionError('REFRESH_INVALID')
    if (counter === session.counter) {
      if (await repository.rotate(session.id, counter, now(), expiry())) return pairOf(session, counter + 1)
      // Another tab was faster, so the session is read again and its new token shared.
      const rotated = await repository.find(session.id)
      if (rotated === null || rotated.counter === counter) throw new ActionError('REFRESH_INVALID')
      return refresh(rotated, counter)
    }
    const graceEndsAt = session.rotatedAt.getTime() + REFRESH_GRACE_SECONDS * 1000
    if (counter === session.counter - 1 && now().getTime() <= graceEndsAt) {
      return pairOf(session, session.counter)
    }
    if (await repository.end(session.id, 'reuse', now())) await onReuse(session.memberId)
    throw new ActionError('REFRESH_INVALID')
  }

  return {
    async open({ id: memberId, role }, userAgent, passwordHash) {
      const session = { id: newId('ses'), memberId, role, seed: randomBytes(SEED_BYTES) }
      const isOpen = await repository.insert(
        {
          ...session,
          createdAt: now(),
          expiresAt: expiry(),
          userAgent: userAgent.slice(0, USER_AGENT_MAX_CHARACTERS),
        },
        { passwordHash: passwordHash ?? null },
      )
      if (!isOpen) return null
      await repository.endBeyond(memberId, SESSIONS_PER_MEMBER_MAX, 'tooMany', now())
      return pairOf(session, 0)
    },

    async authenticate(authToken) {
      const { memberId, sessionId } = await authTokens.verify(authToken)
      const actor = await findActor(sessionId)
      if (actor === undefined || actor.isOver || actor.expiresAt <= now()) {
        throw new ActionError('SESSION_REVOKED')
      }
      if (actor.memberId !== memberId) throw new ActionError('TOKEN_INVALID')
      return {
        memberId,
        sessionId,
        role: actor.role,
        ...(await entitlementOfActor({ standings }, actor, now())),
      }
    },

    async refresh(refreshToken) {
      const claims = parseRefreshToken(refreshToken)
      const session = claims === null ? null : await repository.find(claims.sessionId)
      if (claims === null || session === null) throw new ActionError('REFRESH_INVALID')
      if (!isSameToken(refreshToken, makeRefreshToken(secrets, session, claims.counter))) {
        throw new ActionError('REFRESH_INVALID')
      }
      // It is taken only now, or anybody who knows the session's id could use up its limit.
      await limits.take('refresh.session', session.id)
      return refresh(session, claims.counter)
    },

    async end(sessionId, reason) {
      await repository.end(sessionId, reason, now())
    },

    async endAll(memberId, reason, exceptSessionId) {
      await repository.endAll(memberId, reason, now(), exceptSessionId)
    },
  }
}
