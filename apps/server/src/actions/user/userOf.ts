import type { Member } from '@pandok/domain'
import type { User } from '@pandok/protocol'

/** What every screen may know of its member. */
export const userOf = ({ id, email, name, nickname, role, tier }: Member): User => ({
  id,
  email,
  name,
  nickname,
  role,
  tier,
})
