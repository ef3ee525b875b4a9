import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { checkout } from './payment.ts'

/** Creates an order for one more period of the same plan, as `payment-prepare` does. */
export const paymentExtend = defineAction({
  method: 'payment-extend',
  access: 'member',
  param: z.strictObject({ subscriptionId: opaque }),
  result: checkout,
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
