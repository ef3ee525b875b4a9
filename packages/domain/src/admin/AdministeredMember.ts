import type { Locale } from '../locale/locale.ts'
import type { TierGrant } from '../member/grantedTier.ts'
import type { Role } from '../member/role.ts'

/** What the back office may change of a member. */
export interface AdministeredMember extends TierGrant {
  id: string
  email: string
  locale: Locale
  role: Role
  suspendedAt: Date | null
  /** Why the tier was given. */
  tierReason: string
  note: string
}

/** What is absent stays as it is. */
export type MemberChange = Partial<Omit<AdministeredMember, 'id' | 'email' | 'locale'>>
