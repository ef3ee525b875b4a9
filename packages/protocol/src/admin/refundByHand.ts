import { EVIDENCE_MAX_CHARACTERS, hasCardNumber } from '@pandok/domain'
import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { line, opaque } from '../fields.ts'
import { payment, won } from '../payment/payment.ts'
import type { Problem } from '../problems.ts'

/**
 * Closes a refund that the gateway refuses, after the open amount was sent by bank transfer. The member is
 * notified, and no further request is sent to the gateway.
 */
export const adminRefundByHand = defineAction({
  method: 'admin-refundByHand',
  access: 'admin',
  param: z.strictObject({
    paymentId: opaque,
    /**
     * The amount that was sent. The call is refused if the open amount differs, for example after a cancel
     * that succeeded after all.
     */
    amount: won.positive(),
    /** The number of the transfer at the bank or similar evidence, for the auditor of the books. */
    evidence: line(EVIDENCE_MAX_CHARACTERS)
      .min(1)
      .refine((text) => !hasCardNumber(text), { message: 'payment.evidenceCard' satisfies Problem }),
  }),
  result: z.strictObject({ payment }),
  errors: ['BAD_REQUEST', 'NOT_FOUND'],
})
