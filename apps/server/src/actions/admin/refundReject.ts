import { adminRefundReject as contract } from '@pandok/protocol'
import { changeRefund } from '#payment/changeRefund.ts'
import { implement } from '#rpc/implement.ts'
import { outcomeOf } from '../payment/outcomeOf.ts'
import { inRefundsTurn } from './inRefundsTurn.ts'

/** Only while nobody has sent the money on its way. */
export const adminRefundReject = implement(contract, async ({ param, actor, request, fail, ...services }) => {
  const { paymentId, reason } = param
  const isRejected = await inRefundsTurn(services, paymentId, (turn, before) =>
    changeRefund(services, turn, before, { type: 'reject', reason, now: turn.now }),
  )
  if (!isRejected) return fail('BAD_REQUEST', { problem: 'payment.notRequested' })
  return { payment: (await outcomeOf(services, paymentId)).payment }
})
