import type { Member, Tier } from '@pandok/domain'
import type { User } from '@pandok/protocol'

/** Returns the part of a member that every screen uses, with the tier that is in effect now. */
export const userOf = ({ id, email, name, nickname, role }: Member, tier: Tier): User => ({
  id,
  email,
  name,
  nickname,
  role,
  tier,
})
