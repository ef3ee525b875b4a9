import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { planId, won } from '../payment/payment.ts'

const count = z.int().nonnegative()

/**
 * Returns the figures of the charts: months in Korea, oldest first, including the current one and months
 * without payments.
 */
export const adminSummary = defineAction({
  method: 'admin-summary',
  access: 'admin',
  param: z.strictObject({ months: z.int().min(1).max(60).default(12) }),
  result: z.strictObject({
    months: z.array(
      z.strictObject({
        /** The month as `2026-11`. */
        month: z.string(),
        plans: z.array(
          z.strictObject({ planId, captured: won, refunded: won, payments: count, refunds: count }),
        ),
        /** The active subscriptions at the end of the month, or now for the current month, by plan. */
        active: z.array(z.strictObject({ planId, count })),
      }),
    ),
    openRefunds: count,
    members: count,
  }),
  errors: [],
})
