import { MEMBER_STATES } from '@pandok/domain'
import { z } from 'zod'
import { instant, role, tier } from '../fields.ts'

const count = z.int().nonnegative()

export const adminUserItem = z.strictObject({
  id: z.string(),
  email: z.string(),
  nickname: z.string(),
  name: z.string(),
  role,
  /** This is the granted or the paid tier, whichever is higher. */
  tier,
  state: z.enum(MEMBER_STATES),
  plateCount: count,
  moduleCount: count,
  createdAt: instant,
  /** The last use of a session that still exists. */
  lastSeenAt: instant.nullable(),
})

export type AdminUserItem = z.output<typeof adminUserItem>
