import type { Member, Tier } from '@pandok/domain'
import type { User } from '@pandok/protocol'

/** What every screen may know of its member; the tier is what they have now, however they came by it. */
export const userOf = ({ id, email, name, nickname, role }: Member, tier: Tier): User => ({
  id,
  email,
  name,
  nickname,
  role,
  tier,
})
