import { ADMIN_PAYMENT_SORTS, REFUND_REASONS, REFUND_STATES } from '@pandok/domain'
import { z } from 'zod'
import { instant, opaque } from '../fields.ts'
import { payment, paymentStatus, planId, won } from '../payment/payment.ts'
import { adminListParam } from './list.ts'
import { person } from './person.ts'

/** The day in Korea's time zone. */
const day = z.iso.date()

const adminPaymentFilter = z.strictObject({
  status: paymentStatus.optional(),
  planId: planId.optional(),
  memberId: opaque.optional(),
  from: day.optional(),
  to: day.optional(),
})

/** The search covers order ids and the addresses, nicknames and names of members. */
export const adminPaymentListParam = z.strictObject({
  ...adminListParam(ADMIN_PAYMENT_SORTS),
  filter: adminPaymentFilter.optional(),
})

/** `member` is null if the member has withdrawn: the payment is kept, but not the identity of the member. */
export const adminPaymentItem = payment
  .omit({ may: true, refund: true })
  .extend({ member: person.nullable() })

export type AdminPaymentItem = z.output<typeof adminPaymentItem>

export const adminRefund = z.strictObject({
  id: z.string(),
  /** The payment with which it was requested, which every decision needs. */
  paymentId: z.string(),
  member: person.nullable(),
  state: z.enum(REFUND_STATES),
  requestedAt: instant,
  settledAt: instant.nullable(),
  reason: z.string(),
  rejection: z.string().nullable(),
  /** The total amount to return. */
  amount: won,
  /** The amount for each payment, with the reason. */
  lines: z.array(
    z.strictObject({ paymentId: z.string(), planId, paid: won, refund: won, rule: z.enum(REFUND_REASONS) }),
  ),
  approvedBy: z.array(person),
  approvalsNeeded: z.int().positive(),
  /** Whether the caller may approve it: nobody approves twice, or approves their own refund. */
  mayApprove: z.boolean(),
  /** The amount that hasn't been returned yet. */
  openAmount: won,
  /** The amount that was sent by bank transfer. */
  byHandAmount: won,
  /**
   * Whether the gateway has refused it and the caller may record a bank transfer, which isn't allowed for
   * their own refund.
   */
  mayPayByHand: z.boolean(),
})

export type AdminRefund = z.output<typeof adminRefund>
