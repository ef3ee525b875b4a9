import { ADMIN_PAYMENT_SORTS, REFUND_REASONS, REFUND_STATES } from '@pandok/domain'
import { z } from 'zod'
import { instant, opaque } from '../fields.ts'
import { payment, paymentStatus, planId, won } from '../payment/payment.ts'
import { adminListParam } from './list.ts'
import { person } from './person.ts'

/** A day in Korea. */
const day = z.iso.date()

const adminPaymentFilter = z.strictObject({
  status: paymentStatus.optional(),
  planId: planId.optional(),
  memberId: opaque.optional(),
  from: day.optional(),
  to: day.optional(),
})

/** Searches order ids, and the members' addresses, nicknames and names. */
export const adminPaymentListParam = z.strictObject({
  ...adminListParam(ADMIN_PAYMENT_SORTS),
  filter: adminPaymentFilter.optional(),
})

/** Null where the member has withdrawn: the payment is kept, who it was is not. */
export const adminPaymentItem = payment
  .omit({ may: true, refund: true })
  .extend({ member: person.nullable() })

export type AdminPaymentItem = z.output<typeof adminPaymentItem>

/** A refund as the back office decides on it. */
export const adminRefund = z.strictObject({
  id: z.string(),
  /** The payment that it was asked with: what every decision takes. */
  paymentId: z.string(),
  member: person.nullable(),
  state: z.enum(REFUND_STATES),
  requestedAt: instant,
  settledAt: instant.nullable(),
  reason: z.string(),
  rejection: z.string().nullable(),
  /** What is given back in all. */
  amount: won,
  /** Of which payments how much, and why so much. */
  lines: z.array(
    z.strictObject({ paymentId: z.string(), planId, paid: won, refund: won, rule: z.enum(REFUND_REASONS) }),
  ),
  approvedBy: z.array(person),
  approvalsNeeded: z.int().positive(),
  /** The caller may approve it: not a second time, and not their own. */
  mayApprove: z.boolean(),
  /** What has not gone back yet. */
  openAmount: won,
  /** What was sent by bank transfer. */
  byHandAmount: won,
  /** The gateway has refused it, and the caller may say that it was sent by bank transfer: not for their own. */
  mayPayByHand: z.boolean(),
})

export type AdminRefund = z.output<typeof adminRefund>
