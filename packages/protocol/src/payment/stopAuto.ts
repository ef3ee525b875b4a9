import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { subscription } from './payment.ts'

/** Stops automatic payment; access continues until the expiry. */
export const paymentStopAuto = defineAction({
  method: 'payment-stopAuto',
  access: 'member',
  param: z.strictObject({ subscriptionId: opaque }),
  result: z.strictObject({ subscription }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
