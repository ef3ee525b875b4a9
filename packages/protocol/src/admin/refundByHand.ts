import { EVIDENCE_MAX_CHARACTERS, hasCardNumber } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { line, opaque } from '../fields.ts'
import { payment, won } from '../payment/payment.ts'
import type { Problem } from '../problems.ts'

/**
 * Closes a refund that the gateway refuses, after what is open of it was sent by bank transfer. The member is told so, and
 * the gateway is asked no more.
 */
export const adminRefundByHand = defineAction({
  method: 'admin-refundByHand',
  access: 'admin',
  param: z.strictObject({
    paymentId: opaque,
    /** What was sent. Refused where something else is open, as after a cancel that came through after all. */
    amount: won.positive(),
    /** The transfer's number at the bank or the like, for whoever checks the books. */
    evidence: line(EVIDENCE_MAX_CHARACTERS)
      .min(1)
      .refine((text) => !hasCardNumber(text), { message: 'payment.evidenceCard' satisfies Problem }),
  }),
  result: z.strictObject({ payment }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
