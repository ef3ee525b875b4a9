import { paymentPrepare as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { makeOrder } from './makeOrder.ts'

export const paymentPrepare = implement(contract, async ({ param, actor, request, fail, ...services }) =>
  makeOrder(services, { actor, request }, param),
)
