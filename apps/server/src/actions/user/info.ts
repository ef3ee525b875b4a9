import { entitlementOf } from '@pandok/domain'
import { info as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { stillMember } from './stillMember.ts'
import { userOf } from './userOf.ts'

export const info = implement(contract, async ({ actor, repositories }) => {
  const member = stillMember(await repositories.members.findById(actor.memberId))
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
      plateCount: 0,
      library: { free: libraryFree, paid: libraryPaid, usedFree: 0, usedPaid: 0 },
    },
    subscription: null,
  }
})
