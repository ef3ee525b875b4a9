import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { adminListParam, adminListResult } from './list.ts'
import { adminRefund } from './payment.ts'

/** Lists the refunds that wait for a decision, oldest first, or those that were decided, newest first. */
export const adminRefundList = defineAction({
  method: 'admin-refundList',
  access: 'admin',
  param: z.strictObject({
    ...adminListParam(['requestedAt']),
    filter: z.strictObject({ state: z.enum(['open', 'settled']).optional() }).optional(),
  }),
  result: z.strictObject(adminListResult(adminRefund)),
  errors: ['BAD_REQUEST'],
})
