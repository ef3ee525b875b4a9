import type { ListQuery } from '../list/list.ts'
import type { PlanId } from './plans.ts'

export const PAYMENT_STATUSES = [
  'pending',
  'paid',
  'failed',
  'canceled',
  'refundRequested',
  'refunded',
  'returned',
] as const
/**
 * `pending`: nobody knows yet whether money moved; it settles by itself. `canceled`: never sent. `returned`: nothing could
 * be given for the money, so that all of it goes back.
 */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Those that a list of payments can have: what was never sent is in none. */
export const LISTED_PAYMENT_STATUSES = PAYMENT_STATUSES.filter((status) => status !== 'canceled')

export const PAYMENT_SORTS = ['type', 'paidAt', 'expiresAt', 'method', 'amount', 'status'] as const

export type PaymentSort = (typeof PAYMENT_SORTS)[number]

export interface PaymentQuery extends ListQuery<PaymentSort> {
  filter?: { status?: PaymentStatus | undefined; planId?: PlanId | undefined } | undefined
}
