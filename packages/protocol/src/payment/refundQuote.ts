import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { instant, opaque } from '../fields.ts'
import { planId, won } from './payment.ts'

const count = z.int().nonnegative()

/** Returns what would be refunded now, with all figures from which it is computed. */
export const paymentRefundQuote = defineAction({
  method: 'payment-refundQuote',
  access: 'member',
  param: z.strictObject({ paymentId: opaque }),
  result: z.strictObject({
    quote: z.strictObject({
      at: instant,
      total: won,
      lines: z.array(
        z.strictObject({
          paymentId: z.string(),
          planId,
          paid: won,
          started: z.boolean(),
          used: z.boolean(),
          termDays: count,
          usedDays: count,
          usedAmount: won,
          penalty: won,
          refund: won,
        }),
      ),
    }),
  }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
