import { adminRefundList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { mustKnowCursor } from './parts/mustKnowCursor.ts'
import { refundViews } from './parts/refundViews.ts'

export const adminRefundList = implement(
  contract,
  ['paymentOps', 'refundQueue'],
  async ({ param, actor, repositories, now }) => {
    const { items, ...rest } = mustKnowCursor(await repositories.refundQueue.list(param))
    return {
      ...rest,
      items: await refundViews(repositories, items, { actorId: actor.memberId, now: now() }),
      page: param.page,
      pageSize: param.pageSize,
    }
  },
)
