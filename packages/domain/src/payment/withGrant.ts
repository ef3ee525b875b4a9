import { TIERS, type Tier } from '../entitlements.ts'
import type { Access } from './accessAt.ts'

/** The higher of the granted and the paid tier counts, so that nothing that was paid for is lost. */
export const withGrant = (access: Access, granted: Tier): Access => ({
  ...access,
  tier: TIERS.indexOf(granted) > TIERS.indexOf(access.tier) ? granted : access.tier,
})
