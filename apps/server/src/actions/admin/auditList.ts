import { adminAuditList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { mustKnowCursor } from './parts/mustKnowCursor.ts'

export const adminAuditList = implement(contract, ['adminLists'], async ({ param, repositories }) => {
  const { items, ...page } = mustKnowCursor(await repositories.adminLists.audit(param))
  return {
    ...page,
    page: param.page,
    pageSize: param.pageSize,
    items: items.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  }
})
