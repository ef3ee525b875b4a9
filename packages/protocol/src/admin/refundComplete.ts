import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { payment } from '../payment/payment.ts'

/**
 * Approves the refund that is asked for a payment, and gives the money back once enough administrators have. What the
 * gateway does not answer at once goes on by itself.
 */
export const adminRefundComplete = defineAction({
  method: 'admin-refundComplete',
  access: 'admin',
  param: z.strictObject({ paymentId: opaque }),
  result: z.strictObject({
    payment,
    /** How many other administrators have to approve it still. */
    approvalsMissing: z.int().nonnegative(),
  }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
