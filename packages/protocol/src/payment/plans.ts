import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { instant, noParam, tier } from '../fields.ts'
import { planId, won } from './payment.ts'

const count = z.int().nonnegative()

/** What is for sale, and what of it is for the caller. */
export const paymentPlans = defineAction({
  method: 'payment-plans',
  access: 'visitor',
  param: noParam,
  result: z.strictObject({
    plans: z.array(
      z.strictObject({
        id: z.union([z.literal('free'), planId]),
        /** In won, value-added tax included. */
        amount: won,
        period: z.enum(['month', 'year']).nullable(),
        /** What it makes the member; null leaves the tier as it is. */
        tier: tier.nullable(),
        /** Places for paid library plates on top of the tier's own. */
        sheets: count,
        plateLimit: count.nullable(),
        library: z.strictObject({ free: count, paid: count }).nullable(),
        /** It can renew by itself. */
        renews: z.boolean(),
        /**
         * `current`: it is what the caller has, and renews by itself. `contact`: customer service changes the tier
         * that is paid for or granted.
         * `none`: there is nothing to buy.
         */
        offer: z.enum(['buy', 'extend', 'current', 'contact', 'refused', 'none']),
        reason: z.enum(['refundOpen', 'orderPending']).nullable(),
        /** Customer service gave the caller this tier, and it is what they use; `until` is null for good. */
        granted: z.strictObject({ until: instant.nullable() }).nullable(),
      }),
    ),
  }),
  errors: [],
})
