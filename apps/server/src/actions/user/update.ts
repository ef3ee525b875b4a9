import { userUpdate as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { aboutField } from '../parts/aboutField.ts'
import { requireMember } from './parts/requireMember.ts'
import { userOf } from './parts/userOf.ts'

export const userUpdate = implement(
  contract,
  ['members'],
  async ({ param, actor, repositories, now, fail }) => {
    const updated = await repositories.members.update(actor.memberId, param, now())
    if (updated === 'nickname.taken') return fail('BAD_REQUEST', aboutField('nickname', 'nickname.taken'))
    return { user: userOf(requireMember(updated), actor.tier) }
  },
)
