import { adminPlateList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { mustKnowCursor } from './parts/mustKnowCursor.ts'

export const adminPlateList = implement(contract, ['adminLists'], async ({ param, repositories }) => {
  const { items, ...page } = mustKnowCursor(await repositories.adminLists.plates(param))
  return {
    ...page,
    page: param.page,
    pageSize: param.pageSize,
    items: items.map(({ createdAt, updatedAt, deletedAt, ...plate }) => ({
      ...plate,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      deletedAt: deletedAt?.toISOString() ?? null,
    })),
  }
})
