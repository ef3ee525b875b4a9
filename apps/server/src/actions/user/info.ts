import { entitlementOf } from '@pandok/domain'
import { info as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { stillMember } from './stillMember.ts'
import { userOf } from './userOf.ts'

export const info = implement(contract, async ({ actor, repositories }) => {
  const [found, plates] = await Promise.all([
    repositories.members.findById(actor.memberId),
    repositories.plates.counts(actor.memberId),
  ])
  const member = stillMember(found)
  const { phone, age, nationality, major, address, locale, marketingAgreedAt, createdAt } = member
  const { plateLimit, libraryFree, libraryPaid } = entitlementOf(member.tier)
  return {
    user: userOf(member),
    profile: {
      phone,
      age,
      nationality,
      major,
      address,
      locale,
      marketing: marketingAgreedAt !== null,
      createdAt: createdAt.toISOString(),
    },
    entitlement: {
      tier: member.tier,
      plateLimit,
      plateCount: plates.created,
      library: { free: libraryFree, paid: libraryPaid, usedFree: plates.free, usedPaid: plates.paid },
    },
    subscription: null,
  }
})
