import type { Role } from '@pandok/domain'
import type { Actor } from '#rpc/Actor.ts'

export interface TokenPair {
  authToken: string
  refreshToken: string
}

export type EndReason = 'logout' | 'password' | 'reuse' | 'withdrawn' | 'suspended' | 'ended'

/** A member's log-ins and the two tokens of each. */
export interface Sessions {
  open: (member: { id: string; role: Role }, userAgent: string) => Promise<TokenPair>
  /** Throws TOKEN_INVALID, TOKEN_EXPIRED or SESSION_REVOKED. */
  authenticate: (authToken: string) => Promise<Actor>
  /** Rotates; throws REFRESH_INVALID. A spent token seen after the grace ends the session. */
  refresh: (refreshToken: string) => Promise<TokenPair>
  end: (sessionId: string, reason: EndReason) => Promise<void>
  /** All of a member's sessions but one. */
  endAll: (memberId: string, reason: EndReason, exceptSessionId?: string) => Promise<void>
}
