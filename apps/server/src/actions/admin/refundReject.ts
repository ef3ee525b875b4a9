import { adminRefundReject as contract } from '@pandok/protocol'
import { changeRefund } from '#payment/changeRefund.ts'
import { PAYMENT_REPOSITORIES } from '#payment/paymentRepositories.ts'
import { implement } from '#rpc/implement.ts'
import { outcomeOf } from '../payment/parts/outcomeOf.ts'
import { auditRefund } from './parts/auditRefund.ts'
import { withRefundLock } from './parts/withRefundLock.ts'

/** A refund can only be rejected before the money was sent. */
export const adminRefundReject = implement(
  contract,
  [...PAYMENT_REPOSITORIES, 'audit'],
  async ({ param, actor, request, fail, ...services }) => {
    const { paymentId, reason } = param
    await withRefundLock(services, paymentId, async (locked) => {
      const event = { type: 'reject', reason, now: locked.now } as const
      const done = await changeRefund(services, locked, locked.refund, event)
      if (!done) return fail('BAD_REQUEST', { problem: 'payment.notRequested' })
      const actorId = actor.memberId
      return auditRefund(locked, { action: 'refund.reject', actorId, request, after: done.refund, reason })
    })
    return { payment: (await outcomeOf(services, paymentId)).payment }
  },
)
