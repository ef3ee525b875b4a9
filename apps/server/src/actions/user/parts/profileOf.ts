import type { Member } from '@pandok/domain'
import type { AdminUser } from '@pandok/protocol'

/** Returns what only the member's own page and administrators see. */
export const profileOf = ({
  phone,
  age,
  nationality,
  major,
  address,
  locale,
  marketingAgreedAt,
  createdAt,
}: Member): AdminUser['profile'] => ({
  phone,
  age,
  nationality,
  major,
  address,
  locale,
  marketing: marketingAgreedAt !== null,
  createdAt: createdAt.toISOString(),
})
