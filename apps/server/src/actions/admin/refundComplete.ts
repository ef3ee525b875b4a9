import { approvalsNeeded } from '@pandok/domain'
import { adminRefundComplete as contract } from '@pandok/protocol'
import { changeRefund } from '#payment/changeRefund.ts'
import { PAYMENT_REPOSITORIES } from '#payment/paymentRepositories.ts'
import { returnMoney } from '#payment/returnMoney.ts'
import { implement } from '#rpc/implement.ts'
import { mustHaveGateway } from '../payment/parts/mustHaveGateway.ts'
import { outcomeOf } from '../payment/parts/outcomeOf.ts'
import { auditRefund } from './parts/auditRefund.ts'
import { withRefundLock } from './parts/withRefundLock.ts'

/**
 * Approving twice counts once: above the limit it takes another administrator, and always one who is not the
 * recipient.
 */
export const adminRefundComplete = implement(
  contract,
  [...PAYMENT_REPOSITORIES, 'audit'],
  async ({ param, actor, request, fail, ...rest }) => {
    const services = mustHaveGateway(rest)
    const { paymentId } = param
    const actorId = actor.memberId
    const { payerId, refund } = await withRefundLock(services, paymentId, async (locked) => {
      const { payer, refund: before } = locked
      if (payer.memberId === actorId) return fail('BAD_REQUEST', { problem: 'admin.ownRefund' })
      const done = await changeRefund(services, locked, before, { type: 'approve', adminId: actorId })
      if (done)
        await auditRefund(locked, {
          action: 'refund.approve',
          actorId,
          request,
          after: done.refund,
          reason: null,
        })
      return { payerId: payer.id, refund: done?.refund ?? before }
    })
    if (refund.state !== 'requested') await returnMoney(services, payerId, refund.id)
    const { payment } = await outcomeOf(services, paymentId)
    const missing = approvalsNeeded(refund.quote.totalWon) - refund.approvedBy.length
    return { payment, approvalsMissing: Math.max(0, missing) }
  },
)
