import { adminPaymentList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { mustKnowCursor } from './parts/mustKnowCursor.ts'
import { paymentListItem } from './parts/paymentListItem.ts'

export const adminPaymentList = implement(contract, ['adminLists'], async ({ param, repositories }) => {
  const [page, { captured, refunded }] = await Promise.all([
    repositories.adminLists.payments(param),
    repositories.adminLists.sumPayments(param.filter ?? {}),
  ])
  const { items, ...rest } = mustKnowCursor(page)
  return {
    ...rest,
    page: param.page,
    pageSize: param.pageSize,
    items: items.map(paymentListItem),
    sums: { captured, refunded, net: captured - refunded },
  }
})
