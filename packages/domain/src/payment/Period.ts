import type { PlanId } from './plans.ts'

/** Time that was paid for. There is exactly one period for each order that is paid and not returned. */
export interface Period {
  orderId: string
  planId: PlanId
  paidWon: number
  startsAt: Date
  endsAt: Date
  /**
   * The first use of a feature that the plan adds. It decides whether a full refund is possible or only a
   * partial one.
   */
  usedAt: Date | null
  /**
   * The time that was given back after refund requests that were rejected or withdrawn. It counts neither as
   * use nor as part of the term.
   */
  frozenMs: number
  /** The time when it was refunded. */
  closedAt: Date | null
  refundedWon: number
}

export const isOpenPeriod = ({ closedAt }: Period): boolean => closedAt === null

export const isPeriodAt = ({ startsAt, endsAt, closedAt }: Period, now: Date): boolean =>
  closedAt === null && startsAt <= now && now < endsAt
