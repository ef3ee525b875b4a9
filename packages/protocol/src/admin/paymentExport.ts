import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { adminPaymentItem, adminPaymentListParam } from './payment.ts'

/** Returns the same list in parts for a file. The export is recorded in the audit list. */
export const adminPaymentExport = defineAction({
  method: 'admin-paymentExport',
  access: 'admin',
  param: adminPaymentListParam.omit({ page: true, pageSize: true }),
  result: z.strictObject({ items: z.array(adminPaymentItem), next: z.string().nullable() }),
  errors: ['BAD_REQUEST'],
})
