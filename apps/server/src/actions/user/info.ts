import { userInfo as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { readSubscription } from '../payment/parts/subscriptionView.ts'
import { profileOf } from './parts/profileOf.ts'
import { requireMember } from './parts/requireMember.ts'
import { userOf } from './parts/userOf.ts'

export const userInfo = implement(
  contract,
  ['billingCards', 'members', 'payers', 'plates', 'standings'],
  async ({ actor, repositories, now }) => {
    const { memberId, tier, entitlement } = actor
    const [found, plates, payer] = await Promise.all([
      repositories.members.findById(memberId),
      repositories.plates.counts(memberId),
      repositories.payers.findByMember(memberId),
    ])
    const member = requireMember(found)
    const { plateLimit, libraryFree, libraryPaid } = entitlement
    return {
      user: userOf(member, tier),
      profile: profileOf(member),
      entitlement: {
        tier,
        plateLimit,
        plateCount: plates.created,
        library: { free: libraryFree, paid: libraryPaid, usedFree: plates.free, usedPaid: plates.paid },
      },
      subscription: payer && (await readSubscription(repositories, payer.id, now())),
    }
  },
)
