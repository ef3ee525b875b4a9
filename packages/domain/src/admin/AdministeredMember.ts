import type { Locale } from '../locale/locale.ts'
import type { TierGrant } from '../member/grantedTier.ts'
import type { Role } from '../member/role.ts'

/** The fields of a member that the back office may change. */
export interface AdministeredMember extends TierGrant {
  id: string
  email: string
  locale: Locale
  role: Role
  suspendedAt: Date | null
  tierReason: string
  note: string
}

/** Absent fields stay unchanged. */
export type MemberChange = Partial<Omit<AdministeredMember, 'id' | 'email' | 'locale'>>
