import type { ListQuestion } from '../list/list.ts'
import type { PlanId } from './plans.ts'

export const PAYMENT_SORTS = ['type', 'paidAt', 'expiresAt', 'method', 'amount', 'status'] as const

export type PaymentSort = (typeof PAYMENT_SORTS)[number]

/** How a member's payments are asked for; `status` is one of those that the list shows. */
export interface PaymentQuestion<Status extends string> extends ListQuestion<PaymentSort> {
  filter?: { status?: Status | undefined; planId?: PlanId | undefined } | undefined
}
