import type { Locale } from '@pandok/domain'
import type { ActionContract, FailureOf, ParamOf } from '@pandok/protocol'
import type { FailureReason } from './ActionError.ts'
import type { Actor } from './Actor.ts'
import type { RepositoryName, Services } from './Services.ts'

/** What an action may know of its request. */
export interface RequestFacts {
  id: string
  /** The network address of the caller. */
  address: string
  userAgent: string
  locale: Locale
}

/** What an action sees: no request, no reply, no database handle, and only the repositories that it named. */
export interface ActionContext<C extends ActionContract, Used extends RepositoryName = RepositoryName>
  extends Services<Used> {
  param: ParamOf<C>
  actor: C['access'] extends 'visitor' ? Actor | null : Actor
  request: RequestFacts
  /** Ends the action with a code that its contract declares. */
  fail: (code: FailureOf<C>, reason?: FailureReason) => never
}
