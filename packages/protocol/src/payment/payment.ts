import { ORDER_KINDS, PAYMENT_LABELS, PAYMENT_STATUSES, PLANS, REFUND_STATES } from '@pandok/domain'
import { z } from 'zod'
import { instant, tier } from '../fields.ts'

export const planId = z.enum(PLANS.map(({ id }) => id))

/** An amount in won. The currency has no smaller unit. */
export const won = z.int().nonnegative()

/** What the caller may do now; the server refuses by the same rules. */
const paymentMay = z.strictObject({
  extend: z.boolean(),
  refundRequest: z.boolean(),
  refundWithdraw: z.boolean(),
  stopAuto: z.boolean(),
  resumeAuto: z.boolean(),
})

const label = z.enum(PAYMENT_LABELS)

/** A refund as the member sees it. */
const refund = z.strictObject({
  id: z.string(),
  state: z.enum(REFUND_STATES),
  requestedAt: instant,
  settledAt: instant.nullable(),
  /** The total amount to return. */
  amount: won,
  /** The reason in the member's words. */
  reason: z.string(),
  /** The reason for the rejection in the administrator's words. */
  rejection: z.string().nullable(),
  /** The amounts that were sent by bank transfer, because the payment method couldn't be credited. */
  byHand: z.array(z.strictObject({ paymentId: z.string(), amount: won })),
})

/** The subscription of a member, which contains all of their monthly plans one after another. */
export const subscription = z.strictObject({
  id: z.string(),
  planId,
  tier,
  label,
  autoRenew: z.boolean(),
  startedAt: instant,
  expiresAt: instant,
  /** The next charge, or null if there is none. */
  next: z.strictObject({ at: instant, amount: won }).nullable(),
  /** Present if the last renewal failed and is being tried again; access continues until then. */
  problem: z.strictObject({ graceEndsAt: instant }).nullable(),
  /** The card that is charged, with its number as masked by the gateway. */
  card: z.strictObject({ number: z.string(), issuerCode: z.string() }).nullable(),
  /** The payment of the current period, with which a refund is requested. */
  paymentId: z.string().nullable(),
  refund: refund.nullable(),
  may: paymentMay,
})

export type SubscriptionView = z.output<typeof subscription>

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

/** An order with its outcome. */
export const payment = z.strictObject({
  /** This is also the id of the order. */
  id: z.string(),
  type: z.enum(ORDER_KINDS),
  planId,
  orderedAt: instant,
  paidAt: instant.nullable(),
  /** The period that was paid for. */
  startsAt: instant.nullable(),
  expiresAt: instant.nullable(),
  /** The gateway's name of the method, in Korean. */
  method: z.string().nullable(),
  cardNumber: z.string().nullable(),
  amount: won,
  /** The gateway's own figures for the amount, or null until it is paid. */
  supplyAmount: won.nullable(),
  vat: won.nullable(),
  refundedAmount: won,
  status: paymentStatus,
  /** The code of the gateway if the order was refused, or the reason why it ended. */
  code: z.string().nullable(),
  receiptUrl: z.string().optional(),
  refund: refund.nullable(),
  may: z.strictObject({ refundRequest: z.boolean(), refundWithdraw: z.boolean() }),
})

export type PaymentView = z.output<typeof payment>

/** The parameters with which the browser opens the gateway's window. */
export const checkout = z.strictObject({
  orderId: z.string(),
  orderName: z.string(),
  amount: won,
  clientKey: z.string(),
  customerKey: z.string(),
  /** With `billing`, the card is authorized and then charged by the server; with `payment`, the buyer pays once. */
  method: z.enum(['payment', 'billing']),
  customerEmail: z.string(),
  customerName: z.string(),
  /** The time until which it can be paid. */
  expiresAt: instant,
  gateway: z.strictObject({ name: z.literal('toss'), scriptUrl: z.string(), sandbox: z.boolean() }),
})
