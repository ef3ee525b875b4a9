import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { payment } from '../payment/payment.ts'

/**
 * Approves the refund of a payment, and returns the money once enough administrators have approved it. If the
 * gateway doesn't answer at once, a job continues.
 */
export const adminRefundComplete = defineAction({
  method: 'admin-refundComplete',
  access: 'admin',
  param: z.strictObject({ paymentId: opaque }),
  result: z.strictObject({
    payment,
    /** The number of approvals by other administrators that are still missing. */
    approvalsMissing: z.int().nonnegative(),
  }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
