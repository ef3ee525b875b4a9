import type { Role } from '@pandok/domain'
import type { Actor } from '#rpc/Actor.ts'

export interface TokenPair {
  authToken: string
  refreshToken: string
}

export type EndReason = 'logout' | 'password' | 'reuse' | 'withdrawn' | 'suspended' | 'ended'

/** The log-ins of members and the two tokens of each. */
export interface Sessions {
  /**
   * Returns null for a member who has withdrawn or is suspended, or whose password is no longer the one that
   * was compared: that takes long enough for all of these to happen.
   */
  open: (
    member: { id: string; role: Role },
    userAgent: string,
    passwordHash?: string,
  ) => Promise<TokenPair | null>
  /** It throws TOKEN_INVALID, TOKEN_EXPIRED or SESSION_REVOKED. */
  authenticate: (authToken: string) => Promise<Actor>
  /**
   * Rotates the token, and throws REFRESH_INVALID. A spent token that is seen after the grace period ends the
   * session.
   */
  refresh: (refreshToken: string) => Promise<TokenPair>
  end: (sessionId: string, reason: EndReason) => Promise<void>
  /** Ends all sessions of a member except one. */
  endAll: (memberId: string, reason: EndReason, exceptSessionId?: string) => Promise<void>
}
