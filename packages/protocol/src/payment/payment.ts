import { ORDER_KINDS, PAYMENT_LABELS, PAYMENT_STATUSES, PLANS, REFUND_STATES } from '@pandok/domain'
import { z } from 'zod'
import { instant, tier } from '../fields.ts'

export const planId = z.enum(PLANS.map(({ id }) => id) as [(typeof PLANS)[number]['id']])

/** Whole won; there is nothing smaller. */
export const won = z.int().nonnegative()

/** What the caller may do now; the same rules refuse. */
const paymentMay = z.strictObject({
  extend: z.boolean(),
  refundRequest: z.boolean(),
  refundWithdraw: z.boolean(),
  stopAuto: z.boolean(),
  resumeAuto: z.boolean(),
})

const label = z.enum(PAYMENT_LABELS)

/** A refund as its member sees it. */
const refund = z.strictObject({
  id: z.string(),
  state: z.enum(REFUND_STATES),
  requestedAt: instant,
  settledAt: instant.nullable(),
  /** What is given back for everything that it covers. */
  amount: won,
  /** In the member's words. */
  reason: z.string(),
  /** Why it was rejected, in the administrator's words. */
  rejection: z.string().nullable(),
  /** What of it was sent by bank transfer, because the payment method could not take it back. */
  byHand: z.array(z.strictObject({ paymentId: z.string(), amount: won })),
})

/** The member's one line of monthly plans. */
export const subscription = z.strictObject({
  id: z.string(),
  planId,
  tier,
  label,
  /** It is paid for automatically. */
  autoRenew: z.boolean(),
  startedAt: instant,
  expiresAt: instant,
  /** The next charge; null where there is none. */
  next: z.strictObject({ at: instant, amount: won }).nullable(),
  /** The last renewal did not come through and is tried again; use goes on until then. */
  problem: z.strictObject({ graceEndsAt: instant }).nullable(),
  /** The card that is charged, as the gateway masks its number. */
  card: z.strictObject({ number: z.string(), issuerCode: z.string() }).nullable(),
  /** Of the period that runs now: what a refund is asked with. */
  paymentId: z.string().nullable(),
  refund: refund.nullable(),
  may: paymentMay,
})

export type SubscriptionView = z.output<typeof subscription>

/** One yearly pass of sheets. */
export const sheetPass = z.strictObject({
  paymentId: z.string(),
  planId,
  sheets: z.int().positive(),
  label,
  startsAt: instant,
  expiresAt: instant,
  refund: refund.nullable(),
  may: paymentMay,
})

export const paymentStatus = z.enum(PAYMENT_STATUSES)

/** One order with what became of it. */
export const payment = z.strictObject({
  /** Also the order's id. */
  id: z.string(),
  type: z.enum(ORDER_KINDS),
  planId,
  orderedAt: instant,
  paidAt: instant.nullable(),
  /** The time that it paid for. */
  startsAt: instant.nullable(),
  expiresAt: instant.nullable(),
  /** As the gateway calls it, in Korean. */
  method: z.string().nullable(),
  cardNumber: z.string().nullable(),
  amount: won,
  /** As the gateway has split the amount; null until it is paid. */
  supplyAmount: won.nullable(),
  vat: won.nullable(),
  refundedAmount: won,
  status: paymentStatus,
  /** A code of the gateway where it was refused, or why it ended. */
  code: z.string().nullable(),
  receiptUrl: z.string().optional(),
  refund: refund.nullable(),
  may: z.strictObject({ refundRequest: z.boolean(), refundWithdraw: z.boolean() }),
})

export type PaymentView = z.output<typeof payment>

/** What the browser opens the gateway's window with. */
export const checkout = z.strictObject({
  orderId: z.string(),
  orderName: z.string(),
  amount: won,
  clientKey: z.string(),
  customerKey: z.string(),
  /** `billing`: the card is authorised and then charged by the server; `payment`: the buyer pays once. */
  method: z.enum(['payment', 'billing']),
  customerEmail: z.string(),
  customerName: z.string(),
  /** Until then it can be paid. */
  expiresAt: instant,
  gateway: z.strictObject({ name: z.literal('toss'), scriptUrl: z.string(), sandbox: z.boolean() }),
})
