import type { PlanId } from './plans.ts'

/** Time that was paid for. There is exactly one period for each order that is paid and not returned. */
export interface Period {
  orderId: string
  planId: PlanId
  paidWon: number
  startsAt: Date
  endsAt: Date
  /** The first use of what the plan adds, which decides between a full refund and one of the rest. */
  usedAt: Date | null
  /**
   * The time given back after refund requests that were rejected or withdrawn. It counts neither as use nor
   * as part of the term.
   */
  frozenMs: number
  /** The time when it was refunded. */
  closedAt: Date | null
  refundedWon: number
}

export const isOpenPeriod = ({ closedAt }: Period): boolean => closedAt === null

export const isPeriodAt = ({ startsAt, endsAt, closedAt }: Period, now: Date): boolean =>
  closedAt === null && startsAt <= now && now < endsAt
