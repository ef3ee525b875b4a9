import type { Tier } from '../entitlements.ts'

/** A tier that an administrator granted; `free` without a grant. */
export interface TierGrant {
  tier: Tier
  /** The end of the grant, or null if it has none. */
  tierUntil: Date | null
}

export const NO_GRANT: TierGrant = { tier: 'free', tierUntil: null }

/** Returns the tier of a grant that is in effect now, so that nothing has to be cleaned up when it ends. */
export const grantedTier = ({ tier, tierUntil }: TierGrant, now: Date): Tier =>
  tierUntil === null || tierUntil > now ? tier : 'free'
