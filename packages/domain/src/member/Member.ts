import type { Locale } from '../locale/locale.ts'
import type { Country } from './countries.ts'
import type { TierGrant } from './grantedTier.ts'
import type { Major } from './major.ts'
import type { Role } from './role.ts'

/** The address is printed on receipts. */
export interface PostalAddress {
  zonecode: string
  roadAddress: string
  detail: string
}

/** A person with an account. The password is not part of it; only the code that compares it has access. */
export interface Member extends TierGrant {
  id: string
  email: string
  nickname: string
  name: string
  phone: string
  age: number
  nationality: Country
  major: Major
  role: Role
  locale: Locale
  address: PostalAddress | null
  marketingAgreedAt: Date | null
  suspendedAt: Date | null
  createdAt: Date
}
