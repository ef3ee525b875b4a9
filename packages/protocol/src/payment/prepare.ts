import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { checkout, planId } from './payment.ts'

/** Creates an order at the price of the plan; earlier unpaid orders of the caller are canceled. */
export const paymentPrepare = defineAction({
  method: 'payment-prepare',
  access: 'member',
  param: z.strictObject({ planId, autoRenew: z.boolean().optional() }),
  result: checkout,
  errors: ['BAD_REQUEST'],
})
