import { PAYMENT_SORTS } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { listParam, listResult } from '../list.ts'
import { payment, paymentStatus, planId } from './payment.ts'

/** Lists the caller's orders that were sent to the gateway or refused there, by default newest first. */
export const paymentHistory = defineAction({
  method: 'payment-history',
  access: 'member',
  param: z.strictObject({
    ...listParam(PAYMENT_SORTS),
    filter: z.strictObject({ status: paymentStatus.optional(), planId: planId.optional() }).optional(),
  }),
  result: z.strictObject(listResult(payment)),
  errors: [],
})
