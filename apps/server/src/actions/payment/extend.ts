import { paymentExtend as contract } from '@pandok/protocol'
import { PAYMENT_REPOSITORIES } from '#payment/paymentRepositories.ts'
import { implement } from '#rpc/implement.ts'
import { makeOrder } from './parts/makeOrder.ts'
import { mustHavePayer } from './parts/mustHavePayer.ts'

/** It is paid once: a stopped subscription stays stopped, and an ended one does not renew without consent. */
export const paymentExtend = implement(
  contract,
  PAYMENT_REPOSITORIES,
  async ({ param, actor, request, fail, ...services }) => {
    const payer = await mustHavePayer(services.repositories, actor.memberId)
    const { subscription } = await services.repositories.standings.load(payer.id)
    if (subscription?.id !== param.subscriptionId) return fail('NOT_FOUND')
    return makeOrder(services, { actor, request }, { planId: subscription.planId, autoRenew: false })
  },
)
