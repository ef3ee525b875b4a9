import { adminModuleList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { mustKnowCursor } from './parts/mustKnowCursor.ts'

export const adminModuleList = implement(contract, ['adminLists'], async ({ param, repositories }) => {
  const { items, ...page } = mustKnowCursor(await repositories.adminLists.modules(param))
  return {
    ...page,
    page: param.page,
    pageSize: param.pageSize,
    items: items.map(({ createdAt, updatedAt, deletedAt, ...module }) => ({
      ...module,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      deletedAt: deletedAt?.toISOString() ?? null,
    })),
  }
})
