import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { payment, subscription } from './payment.ts'

/** A request can be withdrawn until an administrator has approved it. */
export const paymentRefundWithdraw = defineAction({
  method: 'payment-refundWithdraw',
  access: 'member',
  param: z.strictObject({ paymentId: opaque }),
  result: z.strictObject({ payment, subscription: subscription.nullable() }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
