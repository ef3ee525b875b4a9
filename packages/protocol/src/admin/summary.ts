import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { planId, won } from '../payment/payment.ts'

const count = z.int().nonnegative()

/** For the charts: months in Korea, the oldest first, the last one still running. Months without money are there, too. */
export const adminSummary = defineAction({
  method: 'admin-summary',
  access: 'admin',
  param: z.strictObject({ months: z.int().min(1).max(60).default(12) }),
  result: z.strictObject({
    months: z.array(
      z.strictObject({
        /** `2026-11` */
        month: z.string(),
        plans: z.array(
          z.strictObject({ planId, captured: won, refunded: won, payments: count, refunds: count }),
        ),
        /** Subscriptions that ran at its end, or run now, by plan. */
        active: z.array(z.strictObject({ planId, count })),
      }),
    ),
    openRefunds: count,
    members: count,
  }),
  errors: [],
})
