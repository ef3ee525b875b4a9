import { WITHDRAWAL_DAYS } from './limits.ts'
import type { RefundQuoteLine } from './quoteRefund.ts'
import { DAY_MS } from './time.ts'

/** Why a payment's share of a refund is what it is. */
export const REFUND_REASONS = ['notBegun', 'unused', 'daysKept', 'daysAndPenaltyKept'] as const
/**
 * `notBegun` and `unused` (within 7 days) give everything back; `daysKept` all but the days used, within 7 days of the
 * start; `daysAndPenaltyKept` later, all but these and a tenth of the rest.
 */
export type RefundReason = (typeof REFUND_REASONS)[number]

/** As the line was computed when the refund was asked for. */
export function refundReason(
  line: Pick<RefundQuoteLine, 'isStarted' | 'isUsed' | 'elapsedMs'>,
): RefundReason {
  if (!line.isStarted) return 'notBegun'
  if (line.elapsedMs > WITHDRAWAL_DAYS * DAY_MS) return 'daysAndPenaltyKept'
  return line.isUsed ? 'daysKept' : 'unused'
}
