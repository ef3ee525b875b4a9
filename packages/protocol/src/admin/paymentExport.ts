import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { adminPaymentItem, adminPaymentListParam } from './payment.ts'

/** The same list in parts, for a file. That somebody took it is in the audit list. */
export const adminPaymentExport = defineAction({
  method: 'admin-paymentExport',
  access: 'admin',
  param: adminPaymentListParam.omit({ page: true, pageSize: true }),
  result: z.strictObject({ items: z.array(adminPaymentItem), next: z.string().nullable() }),
  errors: ['BAD_REQUEST'],
})
