import { shareList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'

export const shareList = implement(contract, ['shares'], async ({ param, actor, repositories }) => {
  const { items, total } = await repositories.shares.list(actor.memberId, param)
  return {
    items: items.map(({ updatedAt, ...item }) => ({ ...item, updatedAt: updatedAt.toISOString() })),
    total,
    page: param.page,
    pageSize: param.pageSize,
  }
})
