import { adminUserGet as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { readUser } from './parts/readUser.ts'

export const adminUserGet = implement(
  contract,
  ['adminMembers', 'billingCards', 'members', 'payers', 'plates', 'sessions', 'standings'],
  async ({ param, actor, ...services }) => ({
    user: await readUser(services, param.id, actor.memberId),
  }),
)
