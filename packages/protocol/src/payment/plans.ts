import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { instant, noParam, tier } from '../fields.ts'
import { planId, won } from './payment.ts'

const count = z.int().nonnegative()

/** Lists the plans with what each offers to the caller. */
export const paymentPlans = defineAction({
  method: 'payment-plans',
  access: 'visitor',
  param: noParam,
  result: z.strictObject({
    plans: z.array(
      z.strictObject({
        id: z.union([z.literal('free'), planId]),
        /** The price in won, including value-added tax. */
        amount: won,
        period: z.enum(['month', 'year']).nullable(),
        /** The tier of the member, or null if the plan doesn't change it. */
        tier: tier.nullable(),
        /** Places for paid library plates, in addition to those of the tier. */
        sheets: count,
        plateLimit: count.nullable(),
        library: z.strictObject({ free: count, paid: count }).nullable(),
        /** Whether automatic payment is possible. */
        renews: z.boolean(),
        /**
         * `current`: the caller has it, and it renews automatically. `contact`: only customer service can
         * change the paid or granted tier. `none`: there is nothing to buy.
         */
        offer: z.enum(['buy', 'extend', 'current', 'contact', 'refused', 'none']),
        reason: z.enum(['refundOpen', 'orderPending']).nullable(),
        /**
         * Customer service granted the caller this tier, and it is in effect; `until` is null if it has no
         * end.
         */
        granted: z.strictObject({ until: instant.nullable() }).nullable(),
      }),
    ),
  }),
  errors: [],
})
