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
 * `pending`: it isn't known yet whether money moved, and the order settles by itself. `canceled`: it was
 * never sent. `returned`: nothing could be granted for the money, so all of it is returned.
 */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** The states that a list of payments shows. It never contains orders that weren't sent. */
export const LISTED_PAYMENT_STATUSES = PAYMENT_STATUSES.filter((status) => status !== 'canceled')

export const PAYMENT_SORTS = ['type', 'paidAt', 'expiresAt', 'method', 'amount', 'status'] as const

export type PaymentSort = (typeof PAYMENT_SORTS)[number]

export interface PaymentQuery extends ListQuery<PaymentSort> {
  filter?: { status?: PaymentStatus | undefined; planId?: PlanId | undefined } | undefined
}
