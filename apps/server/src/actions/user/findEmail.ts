import { maskEmail } from '@pandok/domain'
import { userFindEmail as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'

export const userFindEmail = implement(
  contract,
  ['members'],
  async ({ param, request, limits, repositories }) => {
    await limits.take('lookup.address', request.address)
    const emails = await repositories.members.listEmailsOf(param)
    return { emails: emails.map(maskEmail) }
  },
)
