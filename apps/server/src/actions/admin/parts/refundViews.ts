import {
  approvalsNeeded,
  cancelKey,
  canPayByHand,
  linesByHand,
  openLines,
  openWon,
  refundReason,
  type StoredRefund,
} from '@pandok/domain'
import type { AdminRefund } from '@pandok/protocol'
import type { Services } from '#rpc/Services.ts'

interface QueuedRefund {
  refund: StoredRefund
  member: AdminRefund['member']
}

/** Returns refunds with what an administrator needs for a decision. */
export async function refundViews(
  { refundQueue, paymentOps }: Pick<Services['repositories'], 'refundQueue' | 'paymentOps'>,
  queued: readonly QueuedRefund[],
  { actorId, now }: { actorId: string; now: Date },
): Promise<AdminRefund[]> {
  const refunds = queued.map(({ refund }) => refund)
  const keys = refunds
    .filter(({ state }) => state === 'unknown')
    .flatMap((refund) => openLines(refund).map((line) => cancelKey(refund, line)))
  const [plans, admins, written] = await Promise.all([
    refundQueue.plansOf(refunds.flatMap(({ lines }) => lines.map(({ orderId }) => orderId))),
    refundQueue.persons(refunds.flatMap(({ approvedBy }) => approvedBy)),
    paymentOps.sentAt(keys),
  ])
  return queued.map(({ refund, member }) => ({
    id: refund.id,
    paymentId: refund.lines[0]?.orderId ?? '',
    member,
    state: refund.state,
    requestedAt: refund.requestedAt.toISOString(),
    settledAt: refund.settledAt?.toISOString() ?? null,
    reason: refund.reason,
    rejection: refund.rejection,
    amount: refund.quote.totalWon,
    lines: refund.quote.lines.flatMap((line) => {
      // The order is no longer stored.
      const planId = plans.get(line.orderId)
      const { orderId: paymentId, paidWon: paid, refundWon } = line
      return planId ? [{ paymentId, planId, paid, refund: refundWon, rule: refundReason(line) }] : []
    }),
    // An administrator who has withdrawn since still counts as an approver.
    approvedBy: refund.approvedBy.map((id) => admins.get(id) ?? { id, email: '', nickname: '' }),
    approvalsNeeded: approvalsNeeded(refund.quote.totalWon),
    mayApprove:
      refund.state === 'requested' && !refund.approvedBy.includes(actorId) && member?.id !== actorId,
    openAmount: openWon(refund),
    byHandAmount: linesByHand(refund).reduce((sum, { refundWon }) => sum + refundWon, 0),
    mayPayByHand: canPayByHand(refund, written, now).ok && member?.id !== actorId,
  }))
}
