import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { checkout, planId } from './payment.ts'

/** Makes an order at the plan's price; earlier ones of the caller that were not paid are canceled. */
export const paymentPrepare = defineAction({
  method: 'payment-prepare',
  access: 'member',
  param: z.strictObject({ planId, autoRenew: z.boolean().optional() }),
  result: checkout,
  errors: ['BAD_REQUEST'],
})
