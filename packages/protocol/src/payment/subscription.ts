import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { noParam } from '../fields.ts'
import { payment, sheetPass, subscription } from './payment.ts'

/** Null until a monthly plan was bought. */
export const paymentSubscription = defineAction({
  method: 'payment-subscription',
  access: 'member',
  param: noParam,
  result: z.strictObject({
    subscription: subscription.nullable(),
    /** Running ones, and those that ended last. */
    sheets: z.array(sheetPass),
    /** Orders whose outcome nobody knows yet. */
    pending: z.array(payment),
  }),
  errors: [],
})
