import type { Entitlement, Role, Tier } from '@pandok/domain'

/** The caller by the current state of the database; the claims of the token decide nothing. */
export interface Actor {
  memberId: string
  sessionId: string
  role: Role
  /** The granted or the paid tier, whichever is higher. */
  tier: Tier
  entitlement: Entitlement
  /** Null for members without any paid time that runs. */
  pass: ActorsPass | null
}

/** The payer whose paid time is used if more is done than would be allowed without it. */
export interface ActorsPass {
  payerId: string
  without: Entitlement
  /** The time of the check. */
  at: Date
}
