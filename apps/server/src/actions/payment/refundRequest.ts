import { canRequestRefund, requestRefund } from '@pandok/domain'
import { paymentRefundRequest as contract } from '@pandok/protocol'
import { PAYMENT_REPOSITORIES } from '#payment/paymentRepositories.ts'
import { saveStanding } from '#payment/saveStanding.ts'
import { dropCreated } from '#payment/settleEvent.ts'
import { withPayerLock } from '#payment/withPayerLock.ts'
import { implement } from '#rpc/implement.ts'
import { mustHavePayer } from './parts/mustHavePayer.ts'
import { outcomeOf } from './parts/outcomeOf.ts'

export const paymentRefundRequest = implement(
  contract,
  PAYMENT_REPOSITORIES,
  async ({ param, actor, request, fail, ...services }) => {
    await services.limits.take('payment.write.account', actor.memberId)
    const payer = await mustHavePayer(services.repositories, actor.memberId)
    const { paymentId: orderId, reason } = param
    return withPayerLock(services, payer.id, async (locked) => {
      const { bound, standing, now } = locked
      if ((await bound.orders.find(orderId))?.payerId !== payer.id) return fail('NOT_FOUND')
      const verdict = canRequestRefund(standing, orderId, now)
      if (!verdict.ok) return fail('BAD_REQUEST', { problem: `payment.${verdict.reason}` })
      const asked = requestRefund({ id: services.newId('ref'), payerId: payer.id, orderId }, standing, now)
      if (!asked) throw new Error('A refund was allowed and refused.')
      const refunds = [...standing.refunds, { ...asked, reason }]
      await saveStanding(services, locked, { refunds }, { what: 'refund request', refundId: asked.id })
      await dropCreated(locked, 'refundOpened')
      return outcomeOf({ repositories: bound, now: services.now }, orderId)
    })
  },
)
