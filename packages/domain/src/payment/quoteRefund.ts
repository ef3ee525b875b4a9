import { REFUND_PENALTY_PERCENT, WITHDRAWAL_DAYS } from './limits.ts'
import type { Period } from './Period.ts'
import { DAY_MS } from './time.ts'

/** The part of one period in a quote, with all figures from which it was computed. */
export interface RefundQuoteLine {
  orderId: string
  paidWon: number
  isStarted: boolean
  isUsed: boolean
  elapsedMs: number
  termDays: number
  usedDays: number
  usedWon: number
  penaltyWon: number
  refundWon: number
}

export interface RefundQuote {
  at: Date
  lines: readonly RefundQuoteLine[]
  totalWon: number
}

/**
 * Within 7 days, everything is returned if unused, else all but the used days. Later, the used days and 10 %
 * of the rest are kept. A period that hasn't begun is returned in full. Kept amounts are rounded down, in the
 * customer's favor.
 */
export function quoteRefundLine(period: Period, now: Date): RefundQuoteLine {
  const { orderId, paidWon, startsAt, endsAt, frozenMs, usedAt } = period
  const elapsedMs = Math.max(0, now.getTime() - startsAt.getTime() - frozenMs)
  const isWithdrawal = elapsedMs <= WITHDRAWAL_DAYS * DAY_MS
  const termDays = Math.round((endsAt.getTime() - startsAt.getTime() - frozenMs) / DAY_MS)
  const isCharged = usedAt !== null || !isWithdrawal
  const usedDays = isCharged ? Math.min(termDays, Math.ceil(elapsedMs / DAY_MS)) : 0
  const usedWon = Math.floor((paidWon * usedDays) / termDays)
  const restWon = paidWon - usedWon
  const penaltyWon = isWithdrawal ? 0 : Math.floor((restWon * REFUND_PENALTY_PERCENT) / 100)
  return {
    orderId,
    paidWon,
    isStarted: startsAt <= now,
    isUsed: usedAt !== null,
    elapsedMs,
    termDays,
    usedDays,
    usedWon,
    penaltyWon,
    refundWon: restWon - penaltyWon,
  }
}

export function quoteRefund(periods: readonly Period[], now: Date): RefundQuote {
  const lines = periods.map((period) => quoteRefundLine(period, now))
  return { at: now, lines, totalWon: lines.reduce((sum, { refundWon }) => sum + refundWon, 0) }
}
