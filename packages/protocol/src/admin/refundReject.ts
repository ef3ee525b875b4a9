import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque, paragraph } from '../fields.ts'
import { payment } from '../payment/payment.ts'

/** The member is notified of the reason and gets back the time that the request has frozen. */
export const adminRefundReject = defineAction({
  method: 'admin-refundReject',
  access: 'admin',
  param: z.strictObject({ paymentId: opaque, reason: paragraph(1000).min(1) }),
  result: z.strictObject({ payment }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
