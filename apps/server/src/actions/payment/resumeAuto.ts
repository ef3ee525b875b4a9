import { paymentResumeAuto as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { changeAuto } from './changeAuto.ts'

export const paymentResumeAuto = implement(contract, async ({ param, actor, request, fail, ...services }) =>
  changeAuto(services, actor.memberId, param.subscriptionId, 'resume'),
)
