import { paymentPrepare as contract } from '@pandok/protocol'
import { PAYMENT_REPOSITORIES } from '#payment/paymentRepositories.ts'
import { implement } from '#rpc/implement.ts'
import { makeOrder } from './parts/makeOrder.ts'

export const paymentPrepare = implement(
  contract,
  PAYMENT_REPOSITORIES,
  async ({ param, actor, request, fail, ...services }) => makeOrder(services, { actor, request }, param),
)
