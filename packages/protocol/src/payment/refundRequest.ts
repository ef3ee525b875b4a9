import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque, paragraph } from '../fields.ts'
import { payment, subscription } from './payment.ts'

/**
 * What the request covers can't be used until the refund is settled; the time is given back if it is rejected
 * or withdrawn.
 */
export const paymentRefundRequest = defineAction({
  method: 'payment-refundRequest',
  access: 'member',
  param: z.strictObject({ paymentId: opaque, reason: paragraph(1000) }),
  result: z.strictObject({ payment, subscription: subscription.nullable() }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
