import type { Entitlement, Locale, Role, Tier } from '@pandok/domain'
import type { ActionContract, FailureOf, ParamOf } from '@pandok/protocol'
import type { FailureReason } from './ActionError.ts'
import type { RepositoryName, Services } from './Services.ts'

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

/** What an action may know of the request that carries it. */
export interface RequestFacts {
  id: string
  /** The caller's network address. */
  address: string
  userAgent: string
  locale: Locale
}

/** What an action sees: no request, no reply, no database handle, and of the repositories those that it named. */
export interface ActionContext<C extends ActionContract, Used extends RepositoryName = RepositoryName>
  extends Services<Used> {
  param: ParamOf<C>
  actor: C['access'] extends 'visitor' ? Actor | null : Actor
  request: RequestFacts
  /** Ends the action with a code that its contract declares. */
  fail: (code: FailureOf<C>, reason?: FailureReason) => never
}
