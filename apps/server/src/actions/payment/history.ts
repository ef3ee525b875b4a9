import { paymentHistory as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { paymentView } from './parts/paymentView.ts'

export const paymentHistory = implement(
  contract,
  ['payers', 'paymentLists', 'standings'],
  async ({ param, actor, repositories, now }) => {
    const { page, pageSize } = param
    const payer = await repositories.payers.findByMember(actor.memberId)
    if (!payer) return { items: [], total: 0, page, pageSize }
    const { items, total } = await repositories.paymentLists.list(payer.id, param)
    const standing = await repositories.standings.load(payer.id)
    return { items: items.map((item) => paymentView(item, standing, now())), total, page, pageSize }
  },
)
