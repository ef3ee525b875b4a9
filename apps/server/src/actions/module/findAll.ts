import type { ModuleFacts, ModuleView, Verdict } from '@pandok/domain'
import type { Actor } from '#rpc/ActionContext.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import { factsOf } from './factsOf.ts'

/** All of them, or none: one that the rule refuses, or that doesn't exist, ends the action. */
export async function findAll(
  { modules }: Pick<Services['repositories'], 'modules'>,
  ids: readonly string[],
  actor: Actor,
  rule: (facts: ModuleFacts) => Verdict<string>,
): Promise<ModuleView[]> {
  const found = await modules.findMany(ids, actor.memberId)
  const allowed = found.filter((module) => rule(factsOf(module, actor)).ok)
  if (allowed.length < ids.length) throw new ActionError('NOT_FOUND')
  return allowed
}
