import { userCheckNickname as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'

export const userCheckNickname = implement(
  contract,
  ['members'],
  async ({ param, actor, request, limits, repositories }) => {
    await limits.take('nickname.address', request.address)
    const isTaken = await repositories.members.isNicknameTaken(param.nickname, actor?.memberId ?? null)
    return { available: !isTaken }
  },
)
