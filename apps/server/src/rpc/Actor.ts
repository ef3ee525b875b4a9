import type { Entitlement, Role, Tier } from '@pandok/domain'

/** Who is calling, as the database knows them now; the token's own claims decide nothing. */
export interface Actor {
  memberId: string
  sessionId: string
  role: Role
  /** Granted or paid for, whichever is higher. */
  tier: Tier
  entitlement: Entitlement
  /** Null for whoever has paid for nothing that runs. */
  pass: ActorsPass | null
}

/** Whose paid time is used when more is done than would be allowed without it. */
export interface ActorsPass {
  payerId: string
  without: Entitlement
  /** When it was asked for. */
  at: Date
}
