import { purgeTime } from '@pandok/domain'
import { trashList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'

export const trashList = implement(contract, ['trash'], async ({ param, actor, request, repositories }) => {
  const { items, total } = await repositories.trash.list(actor.memberId, param, request.locale)
  return {
    items: items.map(({ deletedAt, ...item }) => ({
      ...item,
      deletedAt: deletedAt.toISOString(),
      purgeAt: purgeTime(deletedAt).toISOString(),
    })),
    total,
    page: param.page,
    pageSize: param.pageSize,
  }
})
