import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { instant, opaque, tier } from '../fields.ts'
import { sheetPass, subscription } from '../payment/payment.ts'
import { profile } from '../user/user.ts'
import { adminUserItem } from './adminUserItem.ts'

const count = z.int().nonnegative()

/** A member as an administrator sees them; every change returns it as well. */
export const adminUser = adminUserItem.extend({
  profile,
  suspendedAt: instant.nullable(),
  /** The administrators' note about the member. */
  note: z.string(),
  /** The granted tier, or null if there is none now. */
  grant: z.strictObject({ tier, until: instant.nullable(), reason: z.string() }).nullable(),
  entitlement: z.strictObject({
    plateLimit: count,
    library: z.strictObject({ free: count, paid: count, usedFree: count, usedPaid: count }),
  }),
  subscription: subscription.nullable(),
  sheets: z.array(sheetPass),
  paymentCount: count,
  sessions: z.array(
    z.strictObject({ id: z.string(), userAgent: z.string(), createdAt: instant, lastUsedAt: instant }),
  ),
  /** Log-ins, refusals and changes of credentials, newest first. */
  events: z.array(z.strictObject({ kind: z.string(), address: z.string(), at: instant })),
  /** Whether the caller may change the role: neither their own nor that of the last administrator. */
  may: z.strictObject({ changeRole: z.boolean(), suspend: z.boolean() }),
})

export type AdminUser = z.output<typeof adminUser>

export const adminUserGet = defineAction({
  method: 'admin-userGet',
  access: 'admin',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({ user: adminUser }),
  errors: ['NOT_FOUND'],
})
