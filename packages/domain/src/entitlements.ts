/** The permissions of a tier. All numbers of the plan table except prices are here and nowhere else. */
export interface Entitlement {
  plateLimit: number
  libraryFree: number
  libraryPaid: number
}

export const TIERS = ['free', 'basic', 'standard'] as const

export type Tier = (typeof TIERS)[number]

const ENTITLEMENTS = {
  free: { plateLimit: 5, libraryFree: 1, libraryPaid: 0 },
  basic: { plateLimit: 10, libraryFree: 3, libraryPaid: 2 },
  standard: { plateLimit: 15, libraryFree: 5, libraryPaid: 4 },
} as const satisfies Record<Tier, Entitlement>

export const entitlementOf = (tier: Tier): Entitlement => ENTITLEMENTS[tier]
