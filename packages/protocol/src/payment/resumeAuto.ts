import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { subscription } from './payment.ts'

/** Resumes automatic payment before the expiry with the stored card; nothing is charged now. */
export const paymentResumeAuto = defineAction({
  method: 'payment-resumeAuto',
  access: 'member',
  param: z.strictObject({ subscriptionId: opaque }),
  result: z.strictObject({ subscription }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
