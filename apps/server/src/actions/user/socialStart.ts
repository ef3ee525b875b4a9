import { userSocialStart as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'

export const userSocialStart = implement(contract, [], async ({ param, request, limits, social }) => {
  await limits.take('social.address', request.address)
  return social.start(param.provider)
})
