import { entitlementOf } from '@pandok/domain'
import type { Actor } from '#rpc/Actor.ts'

/** A reader who owns nothing and may use the whole library, so that administrators see what readers would. */
export const reader: Actor = {
  memberId: '',
  sessionId: '',
  role: 'user',
  tier: 'standard',
  entitlement: entitlementOf('standard'),
  pass: null,
}
