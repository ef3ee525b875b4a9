import { approvalsNeeded } from '@pandok/domain'
import { adminRefundComplete as contract } from '@pandok/protocol'
import { changeRefund } from '#payment/changeRefund.ts'
import { returnMoney } from '#payment/returnMoney.ts'
import { implement } from '#rpc/implement.ts'
import { mustHaveGateway } from '../payment/mustHaveGateway.ts'
import { outcomeOf } from '../payment/outcomeOf.ts'
import { inRefundsTurn } from './inRefundsTurn.ts'

/** Approving twice is approving once: over the limit it takes another administrator. */
export const adminRefundComplete = implement(contract, async ({ param, actor, request, fail, ...rest }) => {
  const services = mustHaveGateway(rest)
  const { paymentId } = param
  const { payerId, refund } = await inRefundsTurn(services, paymentId, async (turn, before) => {
    const done = await changeRefund(services, turn, before, { type: 'approve', adminId: actor.memberId })
    return { payerId: turn.payer.id, refund: done?.refund ?? before }
  })
  if (refund.state !== 'requested') await returnMoney(services, payerId, refund.id)
  const { payment } = await outcomeOf(services, paymentId)
  const missing = approvalsNeeded(refund.quote.totalWon) - refund.approvedBy.length
  return { payment, approvalsMissing: Math.max(0, missing) }
})
