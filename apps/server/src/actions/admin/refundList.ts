import { adminRefundList as contract } from '@pandok/protocol'
import type { RefundPlace } from '#db/repositories/admin/money/refundQueueRepository.ts'
import { implement } from '#rpc/implement.ts'
import { refundViews } from './refundViews.ts'

export const adminRefundList = implement(contract, async ({ param, actor, fail, repositories }) => {
  const { page, pageSize } = param
  const after = param.after === undefined ? null : placeOf(param.after)
  if (param.after !== undefined && !after) return fail('BAD_REQUEST', { problem: 'admin.cursor' })
  const { items, next, ...rest } = await repositories.refundQueue.list({ ...param, after })
  return {
    ...rest,
    items: await refundViews(repositories, items, actor.memberId),
    page,
    pageSize,
    next: next && cursorOf(next),
  }
})

const cursorOf = ({ requestedAt, id }: RefundPlace): string => `${requestedAt.toISOString()}~${id}`

function placeOf(cursor: string): RefundPlace | null {
  const [at = '', id = ''] = cursor.split('~')
  const requestedAt = new Date(at)
  return Number.isNaN(requestedAt.getTime()) || id === '' ? null : { requestedAt, id }
}
