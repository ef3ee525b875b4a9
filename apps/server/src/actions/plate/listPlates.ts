import type { PlateQuestion, PlateScope } from '@pandok/domain'
import type { Actor, RequestFacts } from '#rpc/ActionContext.ts'
import type { Services } from '#rpc/Services.ts'
import { itemOf } from './itemOf.ts'

interface Asked {
  param: PlateQuestion
  actor: Actor
  request: Pick<RequestFacts, 'locale'>
  repositories: Services['repositories']
}

/** The three lists differ in what is in them, not in how they are answered. */
export const listPlates =
  (scope: PlateScope) =>
  async ({ param, actor, request: { locale }, repositories: { plateLists } }: Asked) => {
    const { items, total } = await plateLists.list(scope, actor.memberId, param, locale)
    const { page, pageSize } = param
    return { items: items.map((plate) => itemOf(plate, actor, locale)), total, page, pageSize }
  }
