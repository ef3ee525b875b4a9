import type { PlateFacts, PlateView, Verdict } from '@pandok/domain'
import type { Actor } from '#rpc/ActionContext.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import { factsOf } from './factsOf.ts'

/** All of them, or none: one that the rule refuses, or that doesn't exist, ends the action. */
export async function findAll(
  { plates }: Pick<Services['repositories'], 'plates'>,
  ids: readonly string[],
  actor: Actor,
  rule: (facts: PlateFacts) => Verdict<string>,
): Promise<PlateView[]> {
  const found = await plates.findMany(ids, actor.memberId)
  const allowed = found.filter((plate) => rule(factsOf(plate, actor)).ok)
  if (allowed.length < ids.length) throw new ActionError('NOT_FOUND')
  return allowed
}
