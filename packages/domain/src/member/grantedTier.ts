import type { Tier } from '../entitlements.ts'

/** A tier that an administrator gave. Members whom nothing was given have `free`. */
export interface TierGrant {
  tier: Tier
  /** Null: for good. */
  tierUntil: Date | null
}

export const NO_GRANT: TierGrant = { tier: 'free', tierUntil: null }

/** What counts of a grant now. Nothing has to be tidied up when it ends. */
export const grantedTier = ({ tier, tierUntil }: TierGrant, now: Date): Tier =>
  tierUntil === null || tierUntil > now ? tier : 'free'
