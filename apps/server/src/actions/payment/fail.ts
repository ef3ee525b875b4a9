import { eventOfCode, gatewayCodeClass } from '@pandok/domain'
import { paymentFail as contract } from '@pandok/protocol'
import { PAYMENT_REPOSITORIES } from '#payment/paymentRepositories.ts'
import { settleEvent } from '#payment/settleEvent.ts'
import { implement } from '#rpc/implement.ts'
import { mustHavePayer } from './parts/mustHavePayer.ts'

/**
 * A browser can't be trusted: a refusal ends an order that was never sent, and nothing else. A buyer who only
 * closed the window may still pay.
 */
export const paymentFail = implement(
  contract,
  PAYMENT_REPOSITORIES,
  async ({ param, actor, fail, ...services }) => {
    await services.limits.take('payment.write.account', actor.memberId)
    const { repositories } = services
    const payer = await mustHavePayer(repositories, actor.memberId)
    const order = await repositories.orders.find(param.orderId)
    if (order?.payerId !== payer.id) return fail('NOT_FOUND')
    const isRefusal = gatewayCodeClass(param.code) === 'rejected'
    if (order.state === 'created' && isRefusal) await settleEvent(services, order, eventOfCode(param.code))
    return {}
  },
)
