import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { won } from '../payment/payment.ts'
import { adminListResult } from './list.ts'
import { adminPaymentItem, adminPaymentListParam } from './payment.ts'

/** `sums` are the payments and refunds of the requested days and plan, whatever the other filters are. */
export const adminPaymentList = defineAction({
  method: 'admin-paymentList',
  access: 'admin',
  param: adminPaymentListParam,
  result: z.strictObject({
    ...adminListResult(adminPaymentItem),
    sums: z.strictObject({ captured: won, refunded: won, net: z.int() }),
  }),
  errors: ['BAD_REQUEST'],
})
