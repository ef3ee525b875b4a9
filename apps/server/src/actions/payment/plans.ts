import { NO_GRANT, NO_STANDING, offeredPlans } from '@pandok/domain'
import { paymentPlans as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'

export const paymentPlans = implement(
  contract,
  ['members', 'payers', 'standings'],
  async ({ actor, repositories, now }) => {
    const payer = actor && (await repositories.payers.findByMember(actor.memberId))
    const standing = payer
      ? await repositories.standings.load(payer.id)
      : {
          ...NO_STANDING,
          grant: (actor && (await repositories.members.findById(actor.memberId))) ?? NO_GRANT,
        }
    return { plans: offeredPlans(standing, actor?.tier ?? null, now()) }
  },
)
