import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { noParam } from '../fields.ts'
import { payment, sheetPass, subscription } from './payment.ts'

/** `subscription` is null until a monthly plan was bought. */
export const paymentSubscription = defineAction({
  method: 'payment-subscription',
  access: 'member',
  param: noParam,
  result: z.strictObject({
    subscription: subscription.nullable(),
    /** The running passes, and those that ended last. */
    sheets: z.array(sheetPass),
    /** The orders with an unknown outcome. */
    pending: z.array(payment),
  }),
  errors: [],
})
