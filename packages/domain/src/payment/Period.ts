import type { PlanId } from './plans.ts'

/** Time that was paid for. There is exactly one for each order that is paid and kept. */
export interface Period {
  orderId: string
  planId: PlanId
  paidWon: number
  startsAt: Date
  endsAt: Date
  /** First use of what the plan adds; decides between a whole refund and one of the rest. */
  usedAt: Date | null
  /** Time given back after refund requests that came to nothing; it is neither use nor part of the term. */
  frozenMs: number
  /** Set when it was refunded. */
  closedAt: Date | null
  refundedWon: number
}

export const isOpenPeriod = ({ closedAt }: Period): boolean => closedAt === null

export const isPeriodAt = ({ startsAt, endsAt, closedAt }: Period, now: Date): boolean =>
  closedAt === null && startsAt <= now && now < endsAt
