import { adminRefundReject as contract } from '@pandok/protocol'
import { changeRefund } from '#payment/changeRefund.ts'
import { implement } from '#rpc/implement.ts'
import { outcomeOf } from '../payment/outcomeOf.ts'
import { auditRefund } from './auditRefund.ts'
import { inRefundsTurn } from './inRefundsTurn.ts'

/** Only while nobody has sent the money on its way. */
export const adminRefundReject = implement(contract, async ({ param, actor, request, fail, ...services }) => {
  const { paymentId, reason } = param
  await inRefundsTurn(services, paymentId, async (turn) => {
    const event = { type: 'reject', reason, now: turn.now } as const
    const done = await changeRefund(services, turn, turn.refund, event)
    if (!done) return fail('BAD_REQUEST', { problem: 'payment.notRequested' })
    const actorId = actor.memberId
    return auditRefund(turn, { action: 'refund.reject', actorId, request, after: done.refund, reason })
  })
  return { payment: (await outcomeOf(services, paymentId)).payment }
})
