import { TIERS, type Tier } from '../entitlements.ts'
import type { Access } from './accessAt.ts'

/** An administrator can grant a tier; whichever is higher counts, and nothing that was paid for is lost by it. */
export const withGrant = (access: Access, granted: Tier): Access => ({
  ...access,
  tier: TIERS.indexOf(granted) > TIERS.indexOf(access.tier) ? granted : access.tier,
})
