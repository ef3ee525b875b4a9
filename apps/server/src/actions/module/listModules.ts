import type { ModuleQuestion, ModuleScope } from '@pandok/domain'
import type { Actor, RequestFacts } from '#rpc/ActionContext.ts'
import type { Services } from '#rpc/Services.ts'
import { itemOf } from './itemOf.ts'

interface Asked {
  param: ModuleQuestion
  actor: Actor
  request: Pick<RequestFacts, 'locale'>
  repositories: Services['repositories']
}

/** The three lists differ in what is in them and in what they are browsed by, not in how they are answered. */
export async function listModules(
  scope: ModuleScope,
  { param, actor, request: { locale }, repositories: { moduleLists } }: Asked,
) {
  const { items, total } = await moduleLists.list(scope, actor.memberId, param, locale)
  const { page, pageSize } = param
  return { items: items.map((module) => itemOf(module, actor, locale)), total, page, pageSize }
}

export const listModulesOf = (scope: Exclude<ModuleScope, 'library'>) => async (asked: Asked) => {
  const { actor, repositories } = asked
  const facets = await repositories.moduleLists.facets(scope, actor.memberId)
  return { ...(await listModules(scope, asked)), facets }
}
