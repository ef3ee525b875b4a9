import type { ModuleQuestion, ModuleScope } from '@pandok/domain'
import type { Actor } from '#rpc/ActionContext.ts'
import type { Services } from '#rpc/Services.ts'
import { itemOf } from './itemOf.ts'

interface Asked {
  param: ModuleQuestion
  actor: Actor
  repositories: Services['repositories']
}

/** The three lists differ in what is in them, not in how they are answered. */
export const listModules =
  (scope: ModuleScope) =>
  async ({ param, actor, repositories: { moduleLists } }: Asked) => {
    const { items, total } = await moduleLists.list(scope, actor.memberId, param)
    const facets = await moduleLists.facets(scope, actor.memberId)
    const { page, pageSize } = param
    return { items: items.map((module) => itemOf(module, actor)), total, page, pageSize, facets }
  }
