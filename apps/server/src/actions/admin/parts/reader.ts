import { entitlementOf } from '@pandok/domain'
import type { Actor } from '#rpc/Actor.ts'

/** Somebody who owns nothing and may use all of the library: what an administrator looks at is what they would see. */
export const reader: Actor = {
  memberId: '',
  sessionId: '',
  role: 'user',
  tier: 'standard',
  entitlement: entitlementOf('standard'),
  pass: null,
}
