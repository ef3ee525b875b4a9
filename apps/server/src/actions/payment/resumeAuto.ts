import { paymentResumeAuto as contract } from '@pandok/protocol'
import { PAYMENT_REPOSITORIES } from '#payment/paymentRepositories.ts'
import { implement } from '#rpc/implement.ts'
import { changeAuto } from './parts/changeAuto.ts'

export const paymentResumeAuto = implement(
  contract,
  PAYMENT_REPOSITORIES,
  async ({ param, actor, request, fail, ...services }) =>
    changeAuto(services, actor.memberId, param.subscriptionId, 'resume'),
)
