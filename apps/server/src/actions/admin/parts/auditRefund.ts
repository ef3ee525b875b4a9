import { approvalsNeeded, openWon, type RefundCase } from '@pandok/domain'
import type { RequestFacts } from '#rpc/ActionContext.ts'
import type { LockedRefund } from './withRefundLock.ts'

interface Decision {
  action: 'refund.approve' | 'refund.reject' | 'refund.byHand'
  actorId: string
  request: RequestFacts
  after: RefundCase
  reason: string | null
}

/** It must be written in the transaction of the decision. */
export const auditRefund = (
  { bound, order, refund, now }: LockedRefund,
  { action, actorId, request, after, reason }: Decision,
): Promise<void> =>
  bound.audit.write({
    actorId,
    address: request.address,
    requestId: request.id,
    action,
    subject: { kind: 'payment', id: order.id, label: order.orderName },
    before: stateOf(refund),
    after: {
      ...stateOf(after),
      refundId: after.id,
      amount: action === 'refund.byHand' ? openWon(refund) : after.quote.totalWon,
      approvalsNeeded: approvalsNeeded(after.quote.totalWon),
    },
    reason,
    at: now,
  })

const stateOf = ({ state, approvedBy }: RefundCase) => ({ state, approvals: approvedBy.length })
