import { canWithdrawRefund, openRefundOfOrder } from '@pandok/domain'
import { paymentRefundWithdraw as contract } from '@pandok/protocol'
import { changeRefund } from '#payment/changeRefund.ts'
import { PAYMENT_REPOSITORIES } from '#payment/paymentRepositories.ts'
import { withPayerLock } from '#payment/withPayerLock.ts'
import { implement } from '#rpc/implement.ts'
import { mustHavePayer } from './parts/mustHavePayer.ts'
import { outcomeOf } from './parts/outcomeOf.ts'

export const paymentRefundWithdraw = implement(
  contract,
  PAYMENT_REPOSITORIES,
  async ({ param, actor, request, fail, ...services }) => {
    await services.limits.take('payment.write.account', actor.memberId)
    const payer = await mustHavePayer(services.repositories, actor.memberId)
    return withPayerLock(services, payer.id, async (locked) => {
      const { bound, standing, now } = locked
      const order = await bound.orders.find(param.paymentId)
      if (order?.payerId !== payer.id) return fail('NOT_FOUND')
      const open = openRefundOfOrder(standing, order.id)
      const refund = standing.refunds.find(({ id }) => id === open?.id)
      if (!refund || !canWithdrawRefund(standing, order.id).ok)
        return fail('BAD_REQUEST', { problem: 'payment.notRequested' })
      await changeRefund(services, locked, refund, { type: 'withdraw', now })
      return outcomeOf({ repositories: bound, now: services.now }, order.id)
    })
  },
)
