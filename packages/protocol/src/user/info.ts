import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { noParam, tier } from '../fields.ts'
import { subscription } from '../payment/payment.ts'
import { profile, user } from './user.ts'

const count = z.number().int().nonnegative()

export const userInfo = defineAction({
  method: 'user-info',
  access: 'member',
  param: noParam,
  result: z.strictObject({
    user,
    profile,
    entitlement: z.strictObject({
      tier,
      plateLimit: count,
      plateCount: count,
      library: z.strictObject({ free: count, paid: count, usedFree: count, usedPaid: count }),
    }),
    /** Null until the member buys a monthly plan. */
    subscription: subscription.nullable(),
  }),
  errors: [],
})
